/** @jest-environment @tulia/test-kit/jsdom-environment */
import { secondFactorNoticeShown, sessionStarted } from '../session/session.ts';
import { type AppStore, makeStore } from '../store.ts';
import { failedRequestId } from '../telemetry/failed-request.ts';
import { mockFetch, problem } from '../testing/mock-fetch.ts';
import { explain, fieldErrorsIn, refusalIn, retryAfterIn } from './api-error.ts';
import { baseApi } from './base-api.ts';
import type { ApiRequest } from './request-for.ts';

const call = (name: string): ApiRequest => ({ name, method: 'GET', url: `/api/${name}` });

const testApi = baseApi.injectEndpoints({
	endpoints: (build) => ({ ask: build.mutation<unknown, ApiRequest>({ query: (request) => request }) }),
});

const ask = async (store: AppStore, request: ApiRequest): Promise<{ data?: unknown; error?: unknown }> =>
	store.dispatch(testApi.endpoints.ask.initiate(request));

function loggedInStore(): AppStore {
	const store = makeStore();
	store.dispatch(sessionStarted({ token: 'token-1', user: { id: 'u1', name: 'Wairimu', role: 'client' } }));
	return store;
}

describe('a call to the API', () => {
	test('a call to the API sends the token of the session', async () => {
		const sent = mockFetch({ 'GET /api/mine': { status: 200, body: { data: [] } } });
		expect(await ask(loggedInStore(), call('mine'))).toEqual({ data: { data: [] } });
		expect(sent[0]?.headers.get('authorization')).toBe('Bearer token-1');
	});

	test('a call to the API of a visitor sends no authorization header', async () => {
		const sent = mockFetch({ 'GET /api/open': { status: 200, body: {} } });
		await ask(makeStore(), call('open'));
		expect(sent[0]?.headers.has('authorization')).toBe(false);
	});

	test('a call to the API sends the device id with a mutation only', async () => {
		const sent = mockFetch({
			'GET /api/open': { status: 200, body: {} },
			'POST /api/contact': { status: 202, body: {} },
		});
		await ask(makeStore(), call('open'));
		await ask(makeStore(), { name: 'contact', method: 'POST', url: '/api/contact', body: {} });
		expect(sent[0]?.headers.has('x-device-id')).toBe(false);
		expect(sent[1]?.headers.get('x-device-id')).toMatch(/^[0-9a-f-]{36}$/);
		expect(sent[1]?.headers.get('x-device-id')).toBe(localStorage.getItem('tulia.device'));
	});

	test('a call to the API returns the Retry-After of a refusal in seconds', async () => {
		mockFetch({ 'GET /api/full': { ...problem(429, 'too_many_requests'), headers: { 'retry-after': '420' } } });
		const { error } = await ask(makeStore(), call('full'));
		expect(retryAfterIn(error)).toBe(420);
	});

	test('the request id of a server error is stored for error reports, and the request id of a refusal is not', async () => {
		const headers = { 'apigw-requestid': 'JKJaXmPLvHcESHA=' };
		mockFetch({
			'GET /api/refused': { ...problem(409, 'slot_taken'), headers },
			'GET /api/broken': { ...problem(500, 'internal_error'), headers },
		});
		const now = Date.parse('2026-11-23T06:00:00.000Z');
		jest.spyOn(Date, 'now').mockReturnValue(now);
		await ask(makeStore(), call('refused'));
		expect(failedRequestId(now)).toBeUndefined();
		await ask(makeStore(), call('broken'));
		expect(failedRequestId(now)).toBe('JKJaXmPLvHcESHA=');
	});

	test('a call to the API distinguishes a refusal from a network error', async () => {
		mockFetch({
			'GET /api/refused': problem(409, 'slot_taken', { errors: [{ field: 'time', message: 'Taken' }] }),
			'GET /api/proxy-page': { status: 502, body: 'Bad gateway' },
		});
		const refused = await ask(makeStore(), call('refused'));
		expect(refusalIn(refused.error)).toBe('slot_taken');
		expect(fieldErrorsIn(refused.error)).toEqual([{ field: 'time', message: 'Taken' }]);
		expect(explain(refused.error, { slot_taken: 'Just gone.' }, 'Try again.')).toBe('Just gone.');
		for (const name of ['proxy-page', 'silent']) {
			const { error } = await ask(makeStore(), call(name));
			expect(error).toEqual({ kind: 'network' });
			expect(explain(error, { slot_taken: 'Just gone.' }, 'Try again.')).toBe('Try again.');
		}
	});
});

describe('a 401', () => {
	test('a 401 ends the session', async () => {
		mockFetch({ 'GET /api/mine': problem(401, 'unauthenticated') });
		const store = loggedInStore();
		await ask(store, call('mine'));
		expect(store.getState().session).toEqual({ status: 'out', reason: 'expired' });
	});

	test.each(['login', 'register', 'verify'])('a 401 of %s does not end the session', async (name) => {
		mockFetch({ [`GET /api/${name}`]: problem(401, 'invalid_credentials') });
		const store = loggedInStore();
		await ask(store, call(name));
		expect(store.getState().session.status).toBe('in');
	});

	test.each(['second_factor_required', 'second_factor_wrong'])(
		'a 401 about a second-factor code, %s, does not end the session',
		async (code) => {
			mockFetch({ 'GET /api/mine': problem(401, code) });
			const store = loggedInStore();
			const { error } = await ask(store, call('mine'));
			expect(refusalIn(error)).toBe(code);
			expect(store.getState().session.status).toBe('in');
		},
	);

	test('a 401 to a token that was replaced meanwhile does not end the session', async () => {
		mockFetch({ 'GET /api/mine': problem(401, 'unauthenticated') });
		const store = loggedInStore();
		const answer = ask(store, call('mine'));
		store.dispatch(sessionStarted({ token: 'token-2', user: { id: 'u1', name: 'Wairimu', role: 'client' } }));
		await answer;
		expect(store.getState().session).toMatchObject({ status: 'in', token: 'token-2' });
	});

	test('a 403, a 503 and a network error do not end the session', async () => {
		mockFetch({ 'GET /api/a': problem(403, 'forbidden'), 'GET /api/b': problem(503, 'unavailable') });
		const store = loggedInStore();
		for (const name of ['a', 'b', 'c']) await ask(store, call(name));
		expect(store.getState().session.status).toBe('in');
	});
});

describe('a refusal because the second factor is missing', () => {
	const missing = { 'GET /api/admin/dashboard': problem(403, 'second_factor_missing') };

	test('a missing second factor is recorded in the session, which continues, and is recorded again after the person was notified', async () => {
		mockFetch(missing);
		const store = loggedInStore();
		await ask(store, call('admin/dashboard'));
		expect(store.getState().session).toMatchObject({ status: 'in', lacksSecondFactor: true });
		store.dispatch(secondFactorNoticeShown());
		expect(store.getState().session).not.toHaveProperty('lacksSecondFactor');
		await ask(store, call('admin/dashboard'));
		expect(store.getState().session).toHaveProperty('lacksSecondFactor', true);
	});
});
