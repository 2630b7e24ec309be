/** @jest-environment @tulia/test-kit/jsdom-environment */
import { baseApi } from '../api/base-api.ts';
import type { ApiRequest } from '../api/request-for.ts';
import { keepSession } from '../session/keep-session.ts';
import { sessionEnded, sessionStarted } from '../session/session.ts';
import { type AppStore, makeStore } from '../store.ts';
import { type Answers, answerWith, problem, type SentCall } from '../testing/answers.ts';
import { beginEarly, dropEarly, EARLY_LIFETIME } from './early-answers.ts';

const URL = '/api/mine';

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

let answers: Answers;
let sent: SentCall[];
beforeEach(() => {
	answers = { 'GET /api/mine': { status: 200, body: 'early' } };
	sent = answerWith(answers);
});
afterEach(dropEarly);

test('a call that was begun early is not sent again, and its answer serves once', async () => {
	beginEarly(URL, 'a', Date.now());
	answers['GET /api/mine'] = { status: 200, body: 'late' };
	const store = storeOf('a');
	expect(await ask(store)).toMatchObject({ data: 'early' });
	expect(tokens(sent)).toEqual(['Bearer a']);
	expect(await ask(store)).toMatchObject({ data: 'late' });
	expect(sent).toHaveLength(2);
});

test('a call is begun once, however often it is about to be needed', () => {
	beginEarly(URL, 'a', Date.now());
	beginEarly(URL, 'a', Date.now());
	expect(sent).toHaveLength(1);
});

test('an answer to one person is never given to another', async () => {
	beginEarly(URL, 'a', Date.now());
	answers['GET /api/mine'] = { status: 200, body: 'for b' };
	expect(await ask(storeOf('b'))).toMatchObject({ data: 'for b' });
	expect(tokens(sent)).toEqual(['Bearer a', 'Bearer b']);
});

test('what nobody asked for is forgotten when the person leaves', async () => {
	const store = storeOf('a');
	const stop = keepSession(store);
	store.dispatch(sessionStarted({ token: 'a', user: { id: 'a', name: 'Wairimu', role: 'client' } }));
	beginEarly(URL, 'a', Date.now());
	store.dispatch(sessionEnded('logged_out'));
	expect(globalThis.tuliaEarlyAnswers?.size).toBe(0);
	stop();
});

test('an answer that waited too long is asked for again', async () => {
	beginEarly(URL, 'a', Date.now() - EARLY_LIFETIME);
	answers['GET /api/mine'] = { status: 200, body: 'of now' };
	expect(await ask(storeOf('a'))).toMatchObject({ data: 'of now' });
});

test.each([
	['got no answer', 'no answer'],
	['failed on the server', { status: 503, body: {} }],
] as const)('an early call that %s is asked again', async (_what, failure) => {
	answers['GET /api/mine'] = failure;
	beginEarly(URL, 'a', Date.now());
	answers['GET /api/mine'] = { status: 200, body: 'at last' };
	expect(await ask(storeOf('a'))).toMatchObject({ data: 'at last' });
	expect(sent).toHaveLength(2);
});

test('an early 401 ends the session as any other does', async () => {
	answers['GET /api/mine'] = problem(401, 'unauthenticated');
	beginEarly(URL, 'a', Date.now());
	const store = storeOf('a');
	await ask(store);
	expect(sent).toHaveLength(1);
	expect(store.getState().session).toEqual({ status: 'out', reason: 'expired' });
});

test('what changes something is never taken from an early answer', async () => {
	beginEarly(URL, 'a', Date.now());
	answers['POST /api/mine'] = { status: 200, body: 'done' };
	expect(await ask(storeOf('a'), 'POST')).toMatchObject({ data: 'done' });
});
