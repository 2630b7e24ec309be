import { crisisMatcher } from '@tulia/contracts/may-be-in-crisis';
import { log, traceOf } from '../platform/log.ts';
import { type CrisisSettingsStore, phrasesInForce } from './crisis-settings.ts';
import type { FindCrisisWords } from './crisis-words.ts';

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
