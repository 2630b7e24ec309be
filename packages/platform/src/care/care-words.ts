import type { CrisisMatcher } from '@tulia/contracts/may-be-in-crisis';
import { listCrisisPhrases } from '@tulia/contracts/routes/crisis';

type CareWords = typeof import('@tulia/contracts/may-be-in-crisis');

/** How long the answer to somebody who has sent something waits for the list, milliseconds. */
const TIMEOUT = 1000;

let builtIn: Promise<CareWords | undefined> | undefined;
let own: Promise<readonly string[]> | undefined;

/** The list of words comes in a file of its own, once somebody types. Where it does not come, the next word asks again. */
export function loadCareWords(): Promise<CareWords | undefined> {
	builtIn ??= import('@tulia/contracts/may-be-in-crisis').catch(() => {
		builtIn = undefined;
		return undefined;
	});
	return builtIn;
}

/** What the centre added to it. Without an answer the built-in words do, and the next word asks again. */
function ownPhrases(): Promise<readonly string[]> {
	own ??= fetch(listCrisisPhrases.path)
		.then(async (response) => {
			if (!response.ok) throw new Error(`The centre's own words: ${response.status}`);
			return phrasesIn(await response.json());
		})
		.catch(() => {
			own = undefined;
			return [];
		});
	return own;
}

const phrasesIn = (body: { readonly phrases?: readonly string[] }): readonly string[] => body.phrases ?? [];

const written = (texts: readonly (string | undefined)[]): readonly string[] =>
	texts.flatMap((text = '') => (text.trim() === '' ? [] : [text]));

/** Whether these texts hold words of crisis. Decided on the device: nothing is sent for it, nor fetched where nothing is written. */
export async function hasCareWords(...texts: readonly (string | undefined)[]): Promise<boolean> {
	const words = written(texts);
	if (words.length === 0) return false;
	const [list, more] = [loadCareWords(), ownPhrases()];
	const care = await list;
	if (!care) return false;
	return care.mayBeInCrisis(...words) || matcherOf(care, await more)(...words);
}

const matcherOf = ({ crisisMatcher }: CareWords, phrases: readonly string[]): CrisisMatcher =>
	phrases.length === 0 ? () => false : crisisMatcher(phrases);

/** The same for the moment after sending, which waits for nothing: what is not known within a second counts as no. */
export const hasCareWordsSoon = (...texts: readonly (string | undefined)[]): Promise<boolean> =>
	Promise.race([hasCareWords(...texts), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), TIMEOUT))]);
