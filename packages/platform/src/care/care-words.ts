type Matcher = (...texts: readonly string[]) => boolean;

/** How long the answer to somebody who has sent something waits for the list, milliseconds. */
const TIMEOUT = 1000;

let matcher: Promise<Matcher> | undefined;

/** The list of words comes in a file of its own, once somebody types. Where it does not come, the next word asks again. */
export function loadCareWords(): Promise<Matcher> {
	matcher ??= import('@tulia/contracts/may-be-in-crisis').then(
		({ mayBeInCrisis }) => mayBeInCrisis,
		() => {
			matcher = undefined;
			return () => false;
		},
	);
	return matcher;
}

const written = (texts: readonly (string | undefined)[]): readonly string[] =>
	texts.flatMap((text = '') => (text.trim() === '' ? [] : [text]));

/** Whether these texts hold words of crisis. Decided on the device: nothing is sent for it, nor fetched where nothing is written. */
export async function hasCareWords(...texts: readonly (string | undefined)[]): Promise<boolean> {
	const words = written(texts);
	return words.length > 0 && (await loadCareWords())(...words);
}

/** The same for the moment after sending, which waits for nothing: what is not known within a second counts as no. */
export const hasCareWordsSoon = (...texts: readonly (string | undefined)[]): Promise<boolean> =>
	Promise.race([hasCareWords(...texts), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), TIMEOUT))]);
