/** Combining diacritical marks. */
const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’‘ʼ`´]/gu;

/** Normalises a text for comparison: no case, no accents, no apostrophes, single spaces. */
const plain = (text: string): string =>
	text.normalize('NFD').replaceAll(MARKS, '').replaceAll(APOSTROPHES, '').toLowerCase();

/** A telephone number, or the end of one, as people write it; shorter input is searched as a part. */
const NUMBER = /^(?=(?:\D*\d){5})[\d\s+().-]+$/;

/** The words of a search; the digits of a telephone number are one. */
export const searchWords = (search: string): readonly string[] =>
	NUMBER.test(search.trim())
		? [search.replaceAll(/\D/g, '').replace(/^00/, '')]
		: plain(search).split(/\s+/u).filter(Boolean);

/** Whether each of the words is a part of one of the texts. */
export function hasWords(words: readonly string[], texts: readonly string[]): boolean {
	if (words.length === 0) return true;
	const all = plain(texts.join('\n'));
	return words.every((word) => all.includes(word));
}
