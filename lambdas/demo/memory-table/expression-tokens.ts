/** The tokens of a DynamoDB expression: names, placeholders, list indexes, and operators. */
const TOKEN = /\s*(<>|<=|>=|[=<>()+,.[\]-]|[:#]?[A-Za-z0-9_]+)/y;

/** A cursor over the tokens of one expression. */
export interface Tokens {
	peek(): string | undefined;
	next(): string;
	/** Consumes the token if it is the next one, case-insensitively. */
	take(word: string): boolean;
	/** Consumes the token, or throws: an unknown expression must not pass silently. */
	expect(word: string): void;
}

/** Memoises tokens, because the same few expressions are parsed thousands of times. */
const known = new Map<string, readonly string[]>();

function wordsOf(expression: string): readonly string[] {
	const words: string[] = [];
	TOKEN.lastIndex = 0;
	const text = expression.trimEnd();
	while (TOKEN.lastIndex < text.length) {
		const found = TOKEN.exec(text);
		if (!found?.[1]) throw new Error(`This expression cannot be read: ${expression}`);
		words.push(found[1]);
	}
	known.set(expression, words);
	return words;
}

export function tokensOf(expression: string): Tokens {
	const words = known.get(expression) ?? wordsOf(expression);
	let at = 0;
	const peek = (): string | undefined => words[at];
	const take = (word: string): boolean => {
		if (peek()?.toUpperCase() !== word.toUpperCase()) return false;
		at += 1;
		return true;
	};
	return {
		peek,
		take,
		next() {
			const word = words[at];
			if (word === undefined) throw new Error(`This expression ends too early: ${expression}`);
			at += 1;
			return word;
		},
		expect(word) {
			if (!take(word)) throw new Error(`Expected "${word}" instead of "${peek()}" in: ${expression}`);
		},
	};
}
