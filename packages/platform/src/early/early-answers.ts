/**
 * Calls that were begun before the code that asks them was here: by the script of the document, or by the intent to go to a
 * page. The base query takes such an answer instead of asking again.
 */

/** How long an answer waits to be asked for, milliseconds: until the slowest phone we promise has evaluated the page. */
export const EARLY_LIFETIME = 20_000;

interface EarlyAnswer {
	/** Whose call it was: nobody else ever gets the answer. */
	readonly token: string | undefined;
	/** Milliseconds since the epoch. */
	readonly begun: number;
	readonly response: Promise<Response>;
	readonly abort: () => void;
}

declare global {
	/** By address. On the page itself, because the script of the document and the page are two builds. */
	var tuliaEarlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** What says who asks, and for what kind of answer: the same whether a call is begun early or not. */
export const callHeaders = (token: string | undefined): Readonly<Record<string, string>> => ({
	accept: 'application/json',
	...(token ? { authorization: `Bearer ${token}` } : {}),
});

/**
 * Begins a GET that is about to be asked for. The same one is not begun twice.
 *
 * @param now Milliseconds since the epoch.
 */
export function beginEarly(url: string, token: string | undefined, now: number): void {
	globalThis.tuliaEarlyAnswers ??= new Map();
	const answers = globalThis.tuliaEarlyAnswers;
	const before = answers.get(url);
	if (before && isWanted(before, token, now)) return;
	before?.abort();
	const controller = new AbortController();
	const response = fetch(url, { headers: callHeaders(token), signal: controller.signal });
	response.catch(() => undefined); // whoever asks hears of it, and asks again
	answers.set(url, { token, begun: now, response, abort: () => controller.abort() });
}

const isWanted = (early: EarlyAnswer, token: string | undefined, now: number): boolean =>
	early.token === token && now - early.begun < EARLY_LIFETIME;

/** A server that fails may succeed a moment later; everything else it said of this call. */
const isAnswer = ({ status }: Response): boolean => status < 500;

/**
 * The answer to a call that was begun early by the same person a moment ago; once. `undefined` where there is none, or it
 * failed: ask as ever.
 *
 * @param now Milliseconds since the epoch.
 */
export async function takeEarly(
	url: string,
	token: string | undefined,
	now: number,
	cancelled: AbortSignal,
): Promise<Response | undefined> {
	const early = globalThis.tuliaEarlyAnswers?.get(url);
	if (!early) return undefined;
	globalThis.tuliaEarlyAnswers?.delete(url);
	if (!isWanted(early, token, now)) {
		early.abort();
		return undefined;
	}
	cancelled.addEventListener('abort', early.abort);
	try {
		const response = await early.response;
		return isAnswer(response) ? response : undefined;
	} catch {
		return undefined;
	} finally {
		cancelled.removeEventListener('abort', early.abort);
	}
}

/** Forgets what nobody asked for: the person has changed. */
export function dropEarly(): void {
	for (const { abort } of globalThis.tuliaEarlyAnswers?.values() ?? []) abort();
	globalThis.tuliaEarlyAnswers?.clear();
}
