import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Problem } from '@tulia/contracts/problem';
import { syncServerClock } from '../clock/server-clock.ts';
import { PREFETCH_LIFETIME, takePrefetched } from '../prefetch/prefetched-responses.ts';
import { secondFactorRequired, sessionEnded, tokenIn } from '../session/session.ts';
import { noteAnswer } from '../telemetry/failed-request.ts';
import { type ApiError, isProblem } from './api-error.ts';
import { CALL_TIMEOUT, callHeaders, changeHeaders } from './call-headers.ts';
import { recordOwnWrite } from './read-your-writes.ts';
import type { ApiRequest } from './request-for.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** Calls whose 401 concerns the typed credentials or the session itself, and does not redirect to /login. */
const HANDLES_401_ITSELF: ReadonlySet<string> = new Set(['login', 'register', 'verify']);

/** A 401 with these codes concerns the typed credentials: the session stays valid. */
const CREDENTIAL_REFUSALS: ReadonlySet<string> = new Set(['second_factor_required', 'second_factor_wrong']);

/** Mutations that change the free times. */
const CHANGES_TIMES =
	/^\/api\/(?:admin\/)?(?:appointments|closures|psychologists|services|settings|unconfirmed-visits)/;

type QueryResult = { readonly data: unknown } | { readonly error: ApiError };

const NETWORK_ERROR: QueryResult = { error: { kind: 'network' } };

function send(
	{ method, url, body, headers }: ApiRequest,
	token: string | undefined,
	signal: AbortSignal,
): Promise<Response> {
	return fetch(url, {
		method,
		headers: {
			...(method === 'GET' ? callHeaders(token) : changeHeaders(token)),
			...(body === undefined ? {} : { 'content-type': 'application/json' }),
			...headers,
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
		signal,
	});
}

/** The response, taken from a prefetch where there is one. */
async function responseTo(request: ApiRequest, token: string | undefined, signal: AbortSignal): Promise<Response> {
	const sentAt = Date.now();
	const prefetched = request.method === 'GET' ? await takePrefetched(request.url, token, sentAt, signal) : undefined;
	const response = prefetched ?? (await send(request, token, signal));
	noteAnswer(response, Date.now());
	// The earliest time at which a prefetched call can have been sent.
	syncServerClock(response.headers, prefetched ? sentAt - PREFETCH_LIFETIME : sentAt, Date.now());
	return response;
}

async function resultOf(response: Response): Promise<QueryResult> {
	if (response.status === 204) return { data: null };
	const body: unknown = await response.json();
	if (response.ok) return { data: body };
	if (!isProblem(body)) return NETWORK_ERROR;
	const wait = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
	return { error: { kind: 'problem', problem: body, ...(wait === undefined ? {} : { retryAfterSeconds: wait }) } };
}

const problemOf = (result: QueryResult): Problem | undefined =>
	'error' in result && result.error.kind === 'problem' ? result.error.problem : undefined;

const isSessionOver = (problem: Problem | undefined): boolean =>
	problem?.status === 401 && !CREDENTIAL_REFUSALS.has(problem.code);

/** Never rejects: every rejection of `fetch` and `json()` counts as a network error. */
async function sendWithTimeout(
	request: ApiRequest,
	token: string | undefined,
	cancelled: AbortSignal,
): Promise<QueryResult> {
	const controller = new AbortController();
	const abort = (): void => controller.abort();
	const timer = setTimeout(abort, CALL_TIMEOUT);
	cancelled.addEventListener('abort', abort);
	try {
		return await resultOf(await responseTo(request, token, controller.signal));
	} catch {
		return NETWORK_ERROR;
	} finally {
		clearTimeout(timer);
		cancelled.removeEventListener('abort', abort);
	}
}

/**
 * Sends a call with the token of the session. A 401 ends the session, except where the call is about the session itself
 * (R4, rule 2), or where the token was replaced meanwhile by a log-in in this or another tab. A refusal because of a
 * missing second factor is recorded, and the shell shows how to set one up.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
	request,
	{ getState, dispatch, signal },
) => {
	const token = tokenIn(getState());
	const result = await sendWithTimeout(request, token, signal);
	if (CHANGES_TIMES.test(request.url) && request.method !== 'GET') recordOwnWrite(Date.now());
	if (!token || tokenIn(getState()) !== token) return result;
	const problem = problemOf(result);
	if (isSessionOver(problem) && !HANDLES_401_ITSELF.has(request.name)) dispatch(sessionEnded('expired'));
	if (problem?.code === 'second_factor_missing') dispatch(secondFactorRequired());
	return result;
};
