/** @jest-environment @tulia/test-kit/jsdom-environment */
import { type AppStore, makeStore } from '../store.ts';
import { type MockResponses, mockFetch, type SentCall } from '../testing/mock-fetch.ts';
import { forgetSession, logOut } from './log-out.ts';
import { LOGOUT_KEY } from './logout-signal.ts';
import { persistSession } from './persist-session.ts';
import { sessionStarted } from './session.ts';
import { readSession, SESSION_KEY, type StoredSession, writeSession } from './session-storage.ts';

const LOGOUT = 'POST /api/auth/logout';
const wairimu: StoredSession = { token: 'token-1', user: { id: 'u1', name: 'Wairimu', role: 'client' } };
const otieno: StoredSession = { token: 'token-9', user: { id: 'u9', name: 'Otieno', role: 'client' } };

let stop: () => void;
let sent: SentCall[];

/** A tab with a session. */
function tab(
	session: StoredSession,
	{ remember }: { readonly remember: boolean },
	answers: MockResponses = {},
): AppStore {
	sent = mockFetch({
		'GET /api/auth/verify': { status: 200, body: { ...session.user, email: 'w@example.com', emailVerified: true } },
		...answers,
	});
	writeSession(session, { remember });
	const store = makeStore();
	stop = persistSession(store);
	return store;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const sentTo = (call: string): readonly SentCall[] => sent.filter((each) => each.call === call);

/** The storage event that a browser sends to the other tabs. */
const dispatchStorage = (key: string, newValue: string | null): boolean =>
	window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});
afterEach(() => {
	stop();
	jest.restoreAllMocks();
});

describe('logging out', () => {
	test('logging out revokes this one session on the server without waiting for the answer', async () => {
		const store = tab(wairimu, { remember: false }, { [LOGOUT]: { status: 204, body: null } });
		await settle();
		logOut(store);
		expect(store.getState().session).toEqual({ status: 'out', reason: 'logged_out' });
		expect(readSession()).toBeUndefined();
		expect(sentTo(LOGOUT).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1']);
	});

	test('logging out works without a connection', async () => {
		const store = tab(wairimu, { remember: true }, { [LOGOUT]: 'no answer' });
		await settle();
		logOut(store);
		await settle();
		expect(store.getState().session).toEqual({ status: 'out', reason: 'logged_out' });
		expect(readSession()).toBeUndefined();
	});

	test('logging out notifies the other tabs, and leaves nothing of the notification in storage', async () => {
		const store = tab(wairimu, { remember: false });
		await settle();
		const write = jest.spyOn(Storage.prototype, 'setItem');
		logOut(store);
		expect(write).toHaveBeenCalledWith(LOGOUT_KEY, 'u1');
		expect(localStorage.getItem(LOGOUT_KEY)).toBeNull();
	});

	test('logging out sends no call when the server has ended the session itself', async () => {
		const store = tab(wairimu, { remember: true });
		await settle();
		const write = jest.spyOn(Storage.prototype, 'setItem');
		forgetSession(store);
		expect(write).toHaveBeenCalledWith(LOGOUT_KEY, 'u1');
		expect(store.getState().session).toEqual({ status: 'out', reason: 'logged_out' });
		expect(readSession()).toBeUndefined();
		expect(sentTo(LOGOUT)).toEqual([]);
	});

	test('logging out twice sends one call', async () => {
		const store = tab(wairimu, { remember: false });
		await settle();
		logOut(store);
		logOut(store);
		expect(sentTo(LOGOUT)).toHaveLength(1);
	});
});

describe('a log-out in another tab', () => {
	test('a log-out in another tab ends the same person’s session of this tab, here and on the server', async () => {
		const store = tab(wairimu, { remember: false });
		await settle();
		dispatchStorage(LOGOUT_KEY, 'u1');
		expect(store.getState().session).toEqual({ status: 'out', reason: 'logged_out' });
		expect(sentTo(LOGOUT)).toHaveLength(1);
	});

	test('a log-out in another tab does not end the session of another person in this tab', async () => {
		const store = tab(otieno, { remember: false });
		await settle();
		dispatchStorage(LOGOUT_KEY, 'u1');
		dispatchStorage(LOGOUT_KEY, null);
		expect(store.getState().session.status).toBe('in');
		expect(sentTo(LOGOUT)).toHaveLength(0);
	});

	test('a log-out in another tab is noticed by a page that returns from the back-forward cache', async () => {
		const store = tab(wairimu, { remember: true });
		await settle();
		localStorage.clear();
		window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
		expect(store.getState().session).toEqual({ status: 'out', reason: 'logged_out' });
	});
});

describe('a new token in another tab', () => {
	test.each([
		['a new token', { ...wairimu, token: 'token-2' }],
		['another name', { ...wairimu, user: { ...wairimu.user, name: 'Wairimu Njoki' } }],
	])(
		'a session stored by another tab under %s is adopted without a check, so that the page stays on screen',
		async (_what, changed) => {
			const store = tab(wairimu, { remember: true });
			await settle();
			const states: string[] = [];
			store.subscribe(() => states.push(store.getState().session.status));
			localStorage.setItem(SESSION_KEY, JSON.stringify(changed));
			dispatchStorage(SESSION_KEY, JSON.stringify(changed));
			expect(store.getState().session).toEqual({ status: 'in', ...changed });
			expect(states).toEqual(['in']);
			expect(sentTo('GET /api/auth/verify')).toHaveLength(1);
		},
	);
});

test('the answers loaded by one person are dropped when another logs in, in the same tab too', async () => {
	const store = tab(wairimu, { remember: false });
	await settle();
	expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
	store.dispatch(sessionStarted(otieno));
	expect(store.getState().api.queries).toEqual({});
});
