/** Marks on letters, once they are apart from them. */
const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’‘ʼ`´]/gu;

/** A text as it is compared: no case, no accents, no apostrophes, one space between words. */
const plain = (text: string): string =>
	text.normalize('NFD').replaceAll(MARKS, '').replaceAll(APOSTROPHES, '').toLowerCase();

/** A telephone number, or the end of one, as people write it; shorter it is a part of something else. */
const NUMBER = /^(?=(?:\D*\d){5})[\d\s+().-]+$/;

/** The words somebody searches for; the digits of a telephone number are one. */
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
