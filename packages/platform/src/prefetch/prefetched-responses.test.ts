/** @jest-environment @tulia/test-kit/jsdom-environment */
import { baseApi } from '../api/base-api.ts';
import type { ApiRequest } from '../api/request-for.ts';
import { persistSession } from '../session/persist-session.ts';
import { sessionEnded, sessionStarted } from '../session/session.ts';
import { type AppStore, makeStore } from '../store.ts';
import { type MockResponses, mockFetch, problem, type SentCall } from '../testing/mock-fetch.ts';
import { dropPrefetched, PREFETCH_LIFETIME, prefetchCall } from './prefetched-responses.ts';

const URL = '/api/mine';
const NOW = Date.parse('2026-11-23T06:00:00.000Z');

const testApi = baseApi.injectEndpoints({
	endpoints: (build) => ({ take: build.mutation<unknown, ApiRequest>({ query: (request) => request }) }),
});

function storeOf(token: string): AppStore {
	const store = makeStore();
	store.dispatch(sessionStarted({ token, user: { id: token, name: 'Wairimu', role: 'client' } }));
	return store;
}

const ask = async (store: AppStore, method: ApiRequest['method'] = 'GET'): Promise<{ data?: unknown }> =>
	store.dispatch(testApi.endpoints.take.initiate({ name: 'mine', method, url: URL }));

const tokens = (sent: readonly SentCall[]): readonly (string | null)[] =>
	sent.map(({ headers }) => headers.get('authorization'));

let answers: MockResponses;
let sent: SentCall[];
beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(NOW);
	answers = { 'GET /api/mine': { status: 200, body: 'early' } };
	sent = mockFetch(answers);
});
afterEach(dropPrefetched);

test('a prefetched response is used once instead of another call', async () => {
	prefetchCall(URL, 'a', NOW);
	answers['GET /api/mine'] = { status: 200, body: 'late' };
	const store = storeOf('a');
	expect(await ask(store)).toMatchObject({ data: 'early' });
	expect(tokens(sent)).toEqual(['Bearer a']);
	expect(await ask(store)).toMatchObject({ data: 'late' });
	expect(sent).toHaveLength(2);
});

test('prefetching a call is idempotent', () => {
	prefetchCall(URL, 'a', NOW);
	prefetchCall(URL, 'a', NOW);
	expect(sent).toHaveLength(1);
});

test('a response to one session is not used by another', async () => {
	prefetchCall(URL, 'a', NOW);
	answers['GET /api/mine'] = { status: 200, body: 'for b' };
	expect(await ask(storeOf('b'))).toMatchObject({ data: 'for b' });
	expect(tokens(sent)).toEqual(['Bearer a', 'Bearer b']);
});

test('unused responses are dropped when the session ends', async () => {
	const store = storeOf('a');
	const stop = persistSession(store);
	store.dispatch(sessionStarted({ token: 'a', user: { id: 'a', name: 'Wairimu', role: 'client' } }));
	prefetchCall(URL, 'a', NOW);
	store.dispatch(sessionEnded('logged_out'));
	expect(globalThis.tuliaPrefetchedResponses?.size).toBe(0);
	stop();
});

test('a stale response is requested again', async () => {
	prefetchCall(URL, 'a', NOW - PREFETCH_LIFETIME);
	answers['GET /api/mine'] = { status: 200, body: 'of now' };
	expect(await ask(storeOf('a'))).toMatchObject({ data: 'of now' });
});

test.each([
	['got no answer', 'no answer'],
	['failed on the server', { status: 503, body: {} }],
] as const)('a prefetched call that %s is sent again', async (_what, failure) => {
	answers['GET /api/mine'] = failure;
	prefetchCall(URL, 'a', NOW);
	answers['GET /api/mine'] = { status: 200, body: 'at last' };
	expect(await ask(storeOf('a'))).toMatchObject({ data: 'at last' });
	expect(sent).toHaveLength(2);
});

test('a prefetched 401 ends the session', async () => {
	answers['GET /api/mine'] = problem(401, 'unauthenticated');
	prefetchCall(URL, 'a', NOW);
	const store = storeOf('a');
	await ask(store);
	expect(sent).toHaveLength(1);
	expect(store.getState().session).toEqual({ status: 'out', reason: 'expired' });
});

test('a mutation does not use a prefetched response', async () => {
	prefetchCall(URL, 'a', NOW);
	answers['POST /api/mine'] = { status: 200, body: 'done' };
	expect(await ask(storeOf('a'), 'POST')).toMatchObject({ data: 'done' });
});
