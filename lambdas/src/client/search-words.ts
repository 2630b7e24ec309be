/** Marks and letters that are optional in a name: `Ng'ang'a`, `Ng’ang’a` and `Nganga` are one name. */
const APOSTROPHES = /['‘’ʼ`´]/gu;
const ACCENTS = /\p{M}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** The words of a name, an address or a search, normalised: lower case, without accents and apostrophes. */
export const searchWords = (text: string): readonly string[] =>
	text
		.normalize('NFD')
		.replace(ACCENTS, '')
		.replace(APOSTROPHES, '')
		.toLowerCase()
		.split(BETWEEN_WORDS)
		.filter((word) => word !== '');

/** Common parts of addresses, which do not distinguish people. */
const SHARED_BY_ALL: ReadonlySet<string> = new Set([
	...['gmail', 'googlemail', 'yahoo', 'ymail', 'hotmail', 'outlook', 'live', 'icloud'],
	...['com', 'net', 'org', 'co', 'ke', 'uk'],
]);

/** The words that distinguish people, or all words if none of them does. */
export function distinctiveWords(words: readonly string[]): readonly string[] {
	const telling = words.filter((word) => !SHARED_BY_ALL.has(word));
	return telling.length > 0 ? telling : words;
}

/** Whether every search word is part of one of the words. */
export const holdsAll = (words: readonly string[], wanted: readonly string[]): boolean =>
	wanted.every((part) => words.some((word) => word.includes(part)));

/** Marks the beginning of a word, so that two letters find it. */
const START = '^';
const LENGTH = 3;

const windows = (text: string): readonly string[] =>
	text.length <= LENGTH
		? [text]
		: Array.from({ length: text.length - LENGTH + 1 }, (_, at) => text.slice(at, at + LENGTH));

/** The trigrams a word is indexed under, with the mark of its beginning as a letter. */
export const trigramsOf = (words: readonly string[]): readonly string[] => [
	...new Set(words.flatMap((word) => windows(`${START}${word}`))),
];

/** The trigrams that any text with the word has. One letter gives none, two the beginning of a word. */
export function trigramsFor(word: string): readonly string[] {
	if (word.length < LENGTH - 1) return [];
	return word.length < LENGTH ? [`${START}${word}`] : windows(word);
}
