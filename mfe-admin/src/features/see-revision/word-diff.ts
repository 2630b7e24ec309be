import diffSequences from '@jest/diff-sequences';

/** A part of two texts: in both, in the first only, or in the second only. */
export interface DiffPart {
	readonly kind: 'same' | 'removed' | 'added';
	readonly text: string;
}

/** Line breaks, and words with their trailing spaces. */
const tokensOf = (text: string): readonly string[] => text.match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/gu) ?? [];
/** The number of spaces after a word is ignored. */
const wordOf = (token: string): string => token.trimEnd() || token;

export function wordDiff(before: string, after: string): readonly DiffPart[] {
	const [from, to] = [tokensOf(before), tokensOf(after)];
	const [fromWords, toWords] = [from.map(wordOf), to.map(wordOf)];
	const parts: DiffPart[] = [];
	let [fromAt, toAt] = [0, 0];
	const add = (kind: DiffPart['kind'], tokens: readonly string[]): void => {
		if (tokens.length > 0) parts.push({ kind, text: tokens.join('') });
	};
	diffSequences(
		from.length,
		to.length,
		(one, other) => fromWords[one] === toWords[other],
		(count, one, other) => {
			add('removed', from.slice(fromAt, one));
			add('added', to.slice(toAt, other));
			add('same', to.slice(other, other + count));
			[fromAt, toAt] = [one + count, other + count];
		},
	);
	add('removed', from.slice(fromAt));
	add('added', to.slice(toAt));
	return parts;
}
