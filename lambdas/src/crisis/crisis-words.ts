import { type CrisisMatcher, crisisMatcher } from '@tulia/contracts/may-be-in-crisis';
import { type CrisisSettingsStore, phrasesInForce } from './crisis-settings.ts';

/** Reads which words of crisis are in force, and answers what looks for them. Read for each text: a phrase counts from the next one on. */
export type FindCrisisWords = () => Promise<CrisisMatcher>;

export const findCrisisWords =
	(settings: Pick<CrisisSettingsStore, 'phrases'>): FindCrisisWords =>
	async () =>
		crisisMatcher(phrasesInForce(await settings.phrases()));
