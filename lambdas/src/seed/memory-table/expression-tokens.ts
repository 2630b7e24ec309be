/** The words of a DynamoDB expression: names, placeholders, numbers of list places, and signs. */
const TOKEN = /\s*(<>|<=|>=|[=<>()+,.[\]-]|[:#]?[A-Za-z0-9_]+)/y;

/** A reader over the words of one expression. */
export interface Tokens {
	peek(): string | undefined;
	next(): string;
	/** Takes the word if it is the next one, in any case. */
	take(word: string): boolean;
	/** Takes the word, or throws: an expression that this reader does not know must not pass silently. */
	expect(word: string): void;
}

/** The same few expressions are read thousands of times. */
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
