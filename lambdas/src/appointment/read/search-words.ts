/** Marks on letters, once they are apart from them. */
const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’‘ʼ`´]/gu;

/** A text as it is compared: no case, no accents, no apostrophes, one space between words. */
const plain = (text: string): string =>
	text.normalize('NFD').replaceAll(MARKS, '').replaceAll(APOSTROPHES, '').toLowerCase();

/** The words somebody searches for. */
export const searchWords = (search: string): readonly string[] => plain(search).split(/\s+/u).filter(Boolean);

/** Whether each of the words is a part of one of the texts. */
export function hasWords(words: readonly string[], texts: readonly string[]): boolean {
	if (words.length === 0) return true;
	const all = plain(texts.join('\n'));
	return words.every((word) => all.includes(word));
}
