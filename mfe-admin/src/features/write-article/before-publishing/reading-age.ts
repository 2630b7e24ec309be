import { automatedReadability } from 'automated-readability';

/** The number of words below which no reading age is reliable. */
const FEWEST_WORDS = 60;
/** The index is a school year. Adding this number to it gives an age. */
const AGE_BEFORE_SCHOOL = 5;

/**
 * The approximate age at which a text is easy to read, by the Automated Readability Index. `undefined` for a short
 * text.
 */
export function readingAge(sentences: readonly (readonly string[])[]): number | undefined {
	const words = sentences.flat();
	if (words.length < FEWEST_WORDS) return undefined;
	const character = words.reduce((sum, word) => sum + word.length, 0);
	const grade = automatedReadability({ sentence: sentences.length, word: words.length, character });
	return AGE_BEFORE_SCHOOL + Math.max(1, Math.ceil(grade));
}
