import { type CrisisMatcher, crisisMatcher } from '@tulia/contracts/may-be-in-crisis';
import { log, traceOf } from '../platform/log.ts';
import { type CrisisSettingsStore, phrasesInForce } from './crisis-settings.ts';

/** Reads which words of crisis are in force, and answers what looks for them. Read for each text: a phrase counts from the next one on. */
export type FindCrisisWords = () => Promise<CrisisMatcher>;

/** Where the centre's own phrases cannot be read the built-in ones do: whether a text is kept never depends on its mark. */
export const findCrisisWords =
	(settings: Pick<CrisisSettingsStore, 'phrases'>): FindCrisisWords =>
	async () => {
		try {
			return crisisMatcher(phrasesInForce(await settings.phrases()));
		} catch (error) {
			log.error('CRISIS_PHRASES_NOT_READ', traceOf(error));
			return crisisMatcher([]);
		}
	};

/** Whether somebody wrote words of crisis. The phrases are read where something is written alone. */
export const hasCrisisWords = async (findWords: FindCrisisWords, text = ''): Promise<boolean> =>
	text.trim() !== '' && (await findWords())(text);
