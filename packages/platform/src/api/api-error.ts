import type { FieldError, Problem } from '@tulia/contracts/problem';

/**
 * Why a call has no answer: the server said so, with a problem document, or nothing understandable came back at all
 * (no connection, 30 seconds without an answer, a page of some proxy).
 */
export type ApiError = { readonly kind: 'problem'; readonly problem: Problem } | { readonly kind: 'network' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

/** Whether a body is one of our problem documents; whatever else answers an error is treated as no answer. */
export const isProblem = (body: unknown): body is Problem =>
	isRecord(body) && typeof body.code === 'string' && typeof body.status === 'number' && Array.isArray(body.errors);

const isApiError = (error: unknown): error is ApiError =>
	isRecord(error) && (error.kind === 'network' || (error.kind === 'problem' && isProblem(error.problem)));

/** The problem document of a failed call, if it got one. Takes whatever a hook calls `error`. */
export const problemIn = (error: unknown): Problem | undefined =>
	isApiError(error) && error.kind === 'problem' ? error.problem : undefined;

/** The machine's name of a refusal (`slot_taken`), or `undefined` when no answer came. */
export const refusalIn = (error: unknown): string | undefined => problemIn(error)?.code;

/** The refused fields, one sentence each; empty when the refusal is about something else. */
export const fieldErrorsIn = (error: unknown): readonly FieldError[] => problemIn(error)?.errors ?? [];

/**
 * The sentence of this screen for a refusal. `words` is the screen's `Record<RefusalOf<typeof endpoint>, string>`, so that
 * a refusal added to the contract does not compile until the screen has words for it; `otherwise` covers outages.
 */
export function explain(error: unknown, words: { readonly [refusal: string]: string }, otherwise: string): string {
	const refusal = refusalIn(error);
	return (refusal !== undefined && Object.hasOwn(words, refusal) && words[refusal]) || otherwise;
}
