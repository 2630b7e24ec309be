import type { CrisisMatcher } from '@tulia/contracts/may-be-in-crisis';
import { listCrisisPhrases } from '@tulia/contracts/routes/crisis';

type CareWords = typeof import('@tulia/contracts/may-be-in-crisis');

/** How long the confirmation of a sent form waits for the phrases, in milliseconds. */
const TIMEOUT = 1000;

let builtIn: Promise<CareWords | undefined> | undefined;
let own: Promise<readonly string[]> | undefined;

/** Loads the built-in phrases, a file of their own, at the first typing. A failure is retried at the next check. */
export function loadCareWords(): Promise<CareWords | undefined> {
	builtIn ??= import('@tulia/contracts/may-be-in-crisis').catch(() => {
		builtIn = undefined;
		return undefined;
	});
	return builtIn;
}

/** The centre's own phrases; none while they do not load. A failure is retried at the next check. */
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

/** Whether these texts hold words of crisis, decided on the device: no text is sent. Loads nothing for empty texts. */
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

/** `hasCareWords` with a timeout of one second, after which the answer is false: for the moment after sending. */
export const hasCareWordsSoon = (...texts: readonly (string | undefined)[]): Promise<boolean> =>
	Promise.race([hasCareWords(...texts), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), TIMEOUT))]);
