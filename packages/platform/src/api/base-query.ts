import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Problem } from '@tulia/contracts/problem';
import { learnServerTime } from '../clock/server-clock.ts';
import { callHeaders, EARLY_LIFETIME, takeEarly } from '../early/early-answers.ts';
import { secondFactorMissed, sessionEnded, tokenIn } from '../session/session.ts';
import { deviceId } from '../storage/device-id.ts';
import { type ApiError, isProblem } from './api-error.ts';
import { noteOwnChange } from './own-change.ts';
import type { ApiRequest } from './request-for.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** After so many milliseconds a call is given up (R10). */
const TIMEOUT = 30_000;

/** Calls whose 401 is an answer about what was typed, or about the session itself, and never sends anybody to /login. */
const ANSWERS_401_ITSELF: ReadonlySet<string> = new Set(['login', 'register', 'verify']);

/** Refusals that are a 401 because of what was typed: the session itself is as good as before. */
const ABOUT_WHAT_WAS_TYPED: ReadonlySet<string> = new Set(['second_factor_required', 'second_factor_wrong']);

/** Calls after which other times are free. */
const CHANGES_TIMES =
	/^\/api\/(?:admin\/)?(?:appointments|closures|psychologists|services|settings|unconfirmed-visits)/;

type Answer = { readonly data: unknown } | { readonly error: ApiError };

const NETWORK_ERROR: Answer = { error: { kind: 'network' } };

function send(
	{ method, url, body, headers }: ApiRequest,
	token: string | undefined,
	signal: AbortSignal,
): Promise<Response> {
	return fetch(url, {
		method,
		headers: {
			...callHeaders(token),
			...(body === undefined ? {} : { 'content-type': 'application/json' }),
			...(method === 'GET' ? {} : { 'x-device-id': deviceId() }),
			...headers,
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
		signal,
	});
}

/** The answer, which may be on its way already: the document, or the intent to come here, asked first. */
async function responseTo(request: ApiRequest, token: string | undefined, signal: AbortSignal): Promise<Response> {
	const asked = Date.now();
	const early = request.method === 'GET' ? await takeEarly(request.url, token, asked, signal) : undefined;
	const response = early ?? (await send(request, token, signal));
	// An early answer was asked for at most that long ago.
	learnServerTime(response.headers, early ? asked - EARLY_LIFETIME : asked, Date.now());
	return response;
}

async function answerOf(response: Response): Promise<Answer> {
	if (response.status === 204) return { data: null };
	const body: unknown = await response.json();
	if (response.ok) return { data: body };
	if (!isProblem(body)) return NETWORK_ERROR;
	const wait = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
	return { error: { kind: 'problem', problem: body, ...(wait === undefined ? {} : { retryAfterSeconds: wait }) } };
}

const problemOf = (answer: Answer): Problem | undefined =>
	'error' in answer && answer.error.kind === 'problem' ? answer.error.problem : undefined;

const saysSessionIsOver = (problem: Problem | undefined): boolean =>
	problem?.status === 401 && !ABOUT_WHAT_WAS_TYPED.has(problem.code);

/** An answer, or the network error; never throws. `fetch` and `json()` reject for many reasons that mean the same here. */
async function ask(request: ApiRequest, token: string | undefined, cancelled: AbortSignal): Promise<Answer> {
	const controller = new AbortController();
	const abort = (): void => controller.abort();
	const timer = setTimeout(abort, TIMEOUT);
	cancelled.addEventListener('abort', abort);
	try {
		return await answerOf(await responseTo(request, token, controller.signal));
	} catch {
		return NETWORK_ERROR;
	} finally {
		clearTimeout(timer);
		cancelled.removeEventListener('abort', abort);
	}
}

/**
 * Sends a call with the token of the session. A 401 ends the session, except where the call itself is about the session
 * (R4, rule 2). A 401 to a token that has since been replaced, by a log-in in this or another tab, says
 * nothing about the new one and ends nothing. A refusal for want of a second factor is noted: the shell leads to it.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
	request,
	{ getState, dispatch, signal },
) => {
	const token = tokenIn(getState());
	const answer = await ask(request, token, signal);
	if (CHANGES_TIMES.test(request.url) && request.method !== 'GET') noteOwnChange(Date.now());
	if (!token || tokenIn(getState()) !== token) return answer;
	const problem = problemOf(answer);
	if (saysSessionIsOver(problem) && !ANSWERS_401_ITSELF.has(request.name)) dispatch(sessionEnded('expired'));
	if (problem?.code === 'second_factor_missing') dispatch(secondFactorMissed());
	return answer;
};
