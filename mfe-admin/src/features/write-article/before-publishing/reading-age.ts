/** Fewer say too little of how hard a text is. */
const FEWEST_WORDS = 60;
/** Of the first year of school in the formula, whose answer is a year of school. */
const AGE_BEFORE_SCHOOL = 5;

/**
 * About how old somebody is who reads this easily, from the lengths of words and sentences: the Automated Readability Index (Senter and
 * Smith, 1967). Undefined for a text that is too short to say.
 */
export function readingAge(sentences: readonly (readonly string[])[]): number | undefined {
	const words = sentences.flat();
	if (words.length < FEWEST_WORDS) return undefined;
	const letters = words.reduce((sum, word) => sum + word.length, 0);
	const grade = 4.71 * (letters / words.length) + 0.5 * (words.length / sentences.length) - 21.43;
	return AGE_BEFORE_SCHOOL + Math.max(1, Math.ceil(grade));
}
