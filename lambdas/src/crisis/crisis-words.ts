import type { CrisisMatcher } from '@tulia/contracts/may-be-in-crisis';

/** Reads which words of crisis are in force, and answers what looks for them. Read for each text: a phrase counts from the next one on. */
export type FindCrisisWords = () => Promise<CrisisMatcher>;

/** Whether somebody wrote words of crisis. The phrases are read where something is written alone. */
export const hasCrisisWords = async (findWords: FindCrisisWords, text = ''): Promise<boolean> =>
	text.trim() !== '' && (await findWords())(text);
