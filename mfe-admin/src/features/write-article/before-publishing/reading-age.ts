import { automatedReadability } from 'automated-readability';

/** A shorter text has no reliable reading age. */
const FEWEST_WORDS = 60;
/** The index is a school year; this is the age before the first one. */
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
