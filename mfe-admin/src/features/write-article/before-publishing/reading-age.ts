import { automatedReadability } from 'automated-readability';

/** Fewer say too little of how hard a text is. */
const FEWEST_WORDS = 60;
/** Of the first year of school in the index, whose answer is a year of school. */
const AGE_BEFORE_SCHOOL = 5;

/** About how old somebody is who reads this easily, by the Automated Readability Index. Undefined for a text that is too short to say. */
export function readingAge(sentences: readonly (readonly string[])[]): number | undefined {
	const words = sentences.flat();
	if (words.length < FEWEST_WORDS) return undefined;
	const character = words.reduce((sum, word) => sum + word.length, 0);
	const grade = automatedReadability({ sentence: sentences.length, word: words.length, character });
	return AGE_BEFORE_SCHOOL + Math.max(1, Math.ceil(grade));
}
