import type { FieldError, Problem } from '@tulia/contracts/problem';
import { waitInWords } from './retry-after.ts';

/**
 * Why a call failed: a problem document, or no usable answer (no connection, a timeout of 30 seconds, a page of a
 * proxy).
 */
export type ApiError =
	| {
			readonly kind: 'problem';
			readonly problem: Problem;
			/** Seconds to wait before the next attempt (`Retry-After`), if the server says so. */
			readonly retryAfterSeconds?: number;
	  }
	| { readonly kind: 'network' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

/** Whether a body is one of our problem documents; any other error body counts as no answer. */
export const isProblem = (body: unknown): body is Problem =>
	isRecord(body) && typeof body.code === 'string' && typeof body.status === 'number' && Array.isArray(body.errors);

const isApiError = (error: unknown): error is ApiError =>
	isRecord(error) && (error.kind === 'network' || (error.kind === 'problem' && isProblem(error.problem)));

/** The problem document of a failed call, if it got one. Accepts any `error` of a hook. */
export const problemIn = (error: unknown): Problem | undefined =>
	isApiError(error) && error.kind === 'problem' ? error.problem : undefined;

/** The code of a refusal (`slot_taken`), or `undefined` without an answer. */
export const refusalIn = (error: unknown): string | undefined => problemIn(error)?.code;

/** The refused fields, one sentence each; empty when the refusal is not about fields. */
export const fieldErrorsIn = (error: unknown): readonly FieldError[] => problemIn(error)?.errors ?? [];

/** Seconds to wait before the next attempt; `undefined` when the server does not say. */
export const retryAfterIn = (error: unknown): number | undefined =>
	isApiError(error) && error.kind === 'problem' ? error.retryAfterSeconds : undefined;

/** The part of the message of `too_many_requests` that the server's wait replaces. */
const A_LITTLE = 'a little';
const TOO_MANY = `You have sent several messages. Please wait ${A_LITTLE} and try again.`;

function tooManyWords(words: string | undefined, seconds: number | undefined): string {
	if (seconds === undefined) return words ?? TOO_MANY;
	return (words?.includes(A_LITTLE) ? words : TOO_MANY).replace(A_LITTLE, waitInWords(seconds));
}

/**
 * The sentence of this screen for a refusal. `words` is the screen's `Record<RefusalOf<typeof endpoint>, string>`, so
 * that a refusal added to the contract does not compile until the screen has a message for it; `otherwise` covers
 * outages.
 *
 * For `too_many_requests` write "Please wait a little": where the server says how long, "a little" becomes "7 minutes".
 */
export function explain(error: unknown, words: { readonly [refusal: string]: string }, otherwise: string): string {
	const refusal = refusalIn(error);
	const own = refusal !== undefined && Object.hasOwn(words, refusal) ? words[refusal] : undefined;
	if (refusal === 'too_many_requests') return tooManyWords(own, retryAfterIn(error));
	// The centre's own message.
	if (refusal === 'turned_off') return problemIn(error)?.detail ?? own ?? otherwise;
	return own || otherwise;
}
