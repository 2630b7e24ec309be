import { crisisMatcher } from '@tulia/contracts/may-be-in-crisis';
import { log, traceOf } from '../platform/log.ts';
import { type CrisisSettingsStore, phrasesInForce } from './crisis-settings.ts';
import type { FindCrisisWords } from './crisis-words.ts';

/** Falls back to the built-in words when the centre's phrases cannot be read: storing a text never depends on them. */
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
