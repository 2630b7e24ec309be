/** Marks and letters that a name is written with or without: `Ng'ang'a`, `Ng’ang’a` and `Nganga` are one name. */
const APOSTROPHES = /['‘’ʼ`´]/gu;
const ACCENTS = /\p{M}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** The words of a name, an address or a search, as they are compared: lower case, without accents and apostrophes. */
export const searchWords = (text: string): readonly string[] =>
	text
		.normalize('NFD')
		.replace(ACCENTS, '')
		.replace(APOSTROPHES, '')
		.toLowerCase()
		.split(BETWEEN_WORDS)
		.filter((word) => word !== '');

/** Parts of addresses that so many people share that they tell nobody apart. */
const SHARED_BY_ALL: ReadonlySet<string> = new Set([
	...['gmail', 'googlemail', 'yahoo', 'ymail', 'hotmail', 'outlook', 'live', 'icloud'],
	...['com', 'net', 'org', 'co', 'ke', 'uk'],
]);

/** The words that tell people apart; all of them when none does. */
export function tellingWords(words: readonly string[]): readonly string[] {
	const telling = words.filter((word) => !SHARED_BY_ALL.has(word));
	return telling.length > 0 ? telling : words;
}

/** Whether every word that is looked for is part of one of the words. */
export const holdsAll = (words: readonly string[], wanted: readonly string[]): boolean =>
	wanted.every((part) => words.some((word) => word.includes(part)));

/** Stands before the first letter of a word, so that its beginning is found by two letters. */
const START = '^';
const LENGTH = 3;

const windows = (text: string): readonly string[] =>
	text.length <= LENGTH
		? [text]
		: Array.from({ length: text.length - LENGTH + 1 }, (_, at) => text.slice(at, at + LENGTH));

/** What a word is filed under: every three letters of it, the beginning of the word counted as one. */
export const trigramsOf = (words: readonly string[]): readonly string[] => [
	...new Set(words.flatMap((word) => windows(`${START}${word}`))),
];

/** The trigrams that whatever holds the word must have. One letter finds nobody, two the beginnings of words. */
export function trigramsFor(word: string): readonly string[] {
	if (word.length < LENGTH - 1) return [];
	return word.length < LENGTH ? [`${START}${word}`] : windows(word);
}
