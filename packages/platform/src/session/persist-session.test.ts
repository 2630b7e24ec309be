/** @jest-environment @tulia/test-kit/jsdom-environment */
import { type AppStore, makeStore } from '../store.ts';
import { type MockResponses, mockFetch, problem } from '../testing/mock-fetch.ts';
import { checkSession, persistSession } from './persist-session.ts';
import { sessionEnded } from './session.ts';
import { readSession, SESSION_KEY, type StoredSession, writeSession } from './session-storage.ts';

const VERIFY = 'GET /api/auth/verify';
const stored: StoredSession = { token: 'token-1', user: { id: 'u1', name: 'Wairimu', role: 'client' } };
const verified = { status: 200, body: { id: 'u1', name: 'Wairimu K', email: 'w@example.com', role: 'client' } };

const settle = async (): Promise<void> => {
	await jest.advanceTimersByTimeAsync(0);
};

let stop: () => void;
async function loggedInStore(answers: MockResponses): Promise<AppStore> {
	mockFetch(answers);
	const store = makeStore();
	stop = persistSession(store);
	await settle();
	return store;
}

beforeEach(() => {
	jest.useFakeTimers();
	sessionStorage.clear();
	localStorage.clear();
});
afterEach(() => {
	stop();
	jest.useRealTimers();
});

describe('the session at the start', () => {
	test('a visitor is logged out without a call to the server', async () => {
		const store = await loggedInStore({});
		expect(store.getState().session).toEqual({ status: 'out', reason: 'absent' });
	});

	test('a valid stored token becomes a session with the current name, and no email is stored', async () => {
		writeSession(stored, { remember: true });
		const store = await loggedInStore({ [VERIFY]: verified });
		const user = { id: 'u1', name: 'Wairimu K', role: 'client' };
		expect(store.getState().session).toEqual({ status: 'in', token: 'token-1', user });
		expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')).toEqual({ token: 'token-1', user });
	});

	test.each([401, 403])('a token answered with %d is removed, without a redirect to /login', async (status) => {
		writeSession(stored, { remember: false });
		const store = await loggedInStore({ [VERIFY]: problem(status, 'unauthenticated') });
		expect(store.getState().session).toEqual({ status: 'out', reason: 'refused' });
		expect(readSession()).toBeUndefined();
	});

	test.each([problem(503, 'unavailable'), 'no answer'] as const)(
		'an outage leaves the token stored, and the check is retried',
		async (down) => {
			writeSession(stored, { remember: true });
			const answers: MockResponses = { [VERIFY]: down };
			const store = await loggedInStore(answers);
			expect(store.getState().session.status).toBe('checking');
			answers[VERIFY] = verified;
			await jest.advanceTimersByTimeAsync(1000);
			expect(store.getState().session.status).toBe('in');
		},
	);

	test('an outage leaves the session unconfirmed and the token stored', async () => {
		writeSession(stored, { remember: true });
		const store = await loggedInStore({});
		await jest.advanceTimersByTimeAsync(20_000);
		expect(store.getState().session).toMatchObject({ status: 'unconfirmed', token: 'token-1' });
		expect(readSession()).toEqual(stored);
	});

	test.each(['{}', 'not json', '"text"', '{"token":1}', '{"token":"t","user":{"id":"u","name":"n","role":"owner"}}'])(
		'an invalid stored session is ignored: %s',
		async (text) => {
			localStorage.setItem(SESSION_KEY, text);
			const store = await loggedInStore({});
			expect(store.getState().session.status).toBe('out');
		},
	);
});

describe('a session', () => {
	test('a session is stored in the tab alone unless it is remembered', () => {
		writeSession(stored, { remember: false });
		expect(localStorage.getItem(SESSION_KEY)).toBeNull();
		writeSession(stored, { remember: true });
		expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
		expect(readSession()).toEqual(stored);
		stop = () => undefined;
	});

	test('a session that ends is removed with every answer it loaded', async () => {
		writeSession(stored, { remember: true });
		const store = await loggedInStore({ [VERIFY]: verified });
		expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
		store.dispatch(sessionEnded('logged_out'));
		expect(readSession()).toBeUndefined();
		expect(store.getState().api.queries).toEqual({});
	});

	test.each([
		['logged_out', null],
		['expired', 'half filled'],
	] as const)('a session that ends because it %s leaves of a half-filled form: %s', async (reason, left) => {
		writeSession(stored, { remember: true });
		const store = await loggedInStore({ [VERIFY]: verified });
		sessionStorage.setItem('tulia.draft.appointment', 'half filled');
		store.dispatch(sessionEnded(reason));
		expect(sessionStorage.getItem('tulia.draft.appointment')).toBe(left);
	});

	test('a cached confirmation does not confirm a session whose new check is refused', async () => {
		writeSession(stored, { remember: true });
		const answers: MockResponses = { [VERIFY]: verified };
		const store = await loggedInStore(answers);
		answers[VERIFY] = problem(401, 'unauthenticated');
		await checkSession(store);
		expect(store.getState().session).toEqual({ status: 'out', reason: 'refused' });
	});

	test('a session that ends does not end the one that another tab stored', async () => {
		writeSession(stored, { remember: false });
		const store = await loggedInStore({ [VERIFY]: verified });
		const other = { ...stored, token: 'token-2' };
		localStorage.setItem(SESSION_KEY, JSON.stringify(other));
		store.dispatch(sessionEnded('expired'));
		expect(readSession()).toEqual(other);
	});

	test('a session follows a log-out and a log-in in another tab', async () => {
		writeSession(stored, { remember: true });
		const store = await loggedInStore({ [VERIFY]: verified });
		const dispatchStorage = (): boolean =>
			window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, storageArea: localStorage }));

		localStorage.removeItem(SESSION_KEY);
		dispatchStorage();
		expect(store.getState().session).toEqual({ status: 'out', reason: 'logged_out' });

		localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
		dispatchStorage();
		await settle();
		expect(store.getState().session.status).toBe('in');
	});
});
