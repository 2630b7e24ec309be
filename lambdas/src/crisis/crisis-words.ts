import type { CrisisMatcher } from '@tulia/contracts/may-be-in-crisis';

/** Loads the words of crisis and returns a matcher. Called per text, so a new phrase applies at once. */
export type FindCrisisWords = () => Promise<CrisisMatcher>;

/** Whether a text contains words of crisis. Phrases are loaded only when there is text. */
export const hasCrisisWords = async (findWords: FindCrisisWords, text = ''): Promise<boolean> =>
	text.trim() !== '' && (await findWords())(text);
