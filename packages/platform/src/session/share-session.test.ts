/** @jest-environment @tulia/test-kit/jsdom-environment */
import { makeStore } from '../store.ts';
import { mockFetch } from '../testing/mock-fetch.ts';
import { clearAllUserData } from './clear-user-data.ts';
import { LOGOUT_KEY } from './logout-signal.ts';
import { persistSession } from './persist-session.ts';
import { SESSION_KEY, type StoredSession, writeSession } from './session-storage.ts';
import { requestSharedSession, shareSession } from './share-session.ts';

const session: StoredSession = { token: 'token-1', user: { id: 'u1', name: 'Wairimu', role: 'client' } };
const verified = { status: 200, body: { id: 'u1', name: 'Wairimu', email: 'w@example.com', role: 'client' } };

/** As in browsers: a message is delivered to every other channel of that name, asynchronously. */
class Channel extends EventTarget {
	static open = new Set<Channel>();
	static said: unknown[] = [];
	readonly name: string;
	constructor(name: string) {
		super();
		this.name = name;
		Channel.open.add(this);
	}
	postMessage(data: unknown): void {
		Channel.said.push(data);
		for (const other of Channel.open)
			if (other !== this && other.name === this.name)
				void Promise.resolve().then(() =>
					other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
				);
	}
	close(): void {
		Channel.open.delete(this);
	}
}

/** Runs as another tab of this browser, with its own storage. */
function otherTab(stored: StoredSession | undefined): () => void {
	const stop = shareSession();
	if (stored) sessionStorage.setItem(SESSION_KEY, JSON.stringify(stored));
	return stop;
}

beforeEach(() => {
	jest.useFakeTimers();
	Object.defineProperty(window, 'BroadcastChannel', { configurable: true, writable: true, value: Channel });
	Object.defineProperty(globalThis, 'structuredClone', {
		configurable: true,
		value: (data: unknown) => JSON.parse(JSON.stringify(data)),
	});
	Channel.open.clear();
	Channel.said = [];
	sessionStorage.clear();
	localStorage.clear();
});
afterEach(() => {
	jest.useRealTimers();
	Reflect.deleteProperty(window, 'BroadcastChannel');
});

test('a new tab gets the session of an open one, in its own storage only', async () => {
	const stop = otherTab(session);
	const shared = requestSharedSession();
	// The requesting tab has its own storage.
	expect(await shared).toEqual(session);
	expect(localStorage.getItem(SESSION_KEY)).toBeNull();
	stop();
	expect(Channel.open.size).toBe(0);
});

test('a new tab without an answer has no session after a moment', async () => {
	const stop = otherTab(undefined);
	const shared = requestSharedSession();
	await jest.advanceTimersByTimeAsync(250);
	expect(await shared).toBeUndefined();
	expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
	stop();
});

test('a remembered session is not shared: every tab can read it', async () => {
	const stop = otherTab(undefined);
	writeSession(session, { remember: true });
	const shared = requestSharedSession();
	await jest.advanceTimersByTimeAsync(250);
	expect(await shared).toBeUndefined();
	stop();
});

test.each([
	['to another request', { type: 'answer', id: 'another', session }],
	['with a malformed session', { type: 'answer', session: { token: 1 } }],
	['of an unknown form', 'answer'],
])('an answer %s is ignored', async (_what, reply) => {
	const shared = requestSharedSession();
	const [asked] = Channel.said as { readonly id: string }[];
	const answer = typeof reply === 'string' || 'id' in reply ? reply : { ...reply, id: asked?.id };
	new Channel('tulia.session').postMessage(answer);
	await jest.advanceTimersByTimeAsync(250);
	expect(await shared).toBeUndefined();
});

test('a tab in the back-forward cache does not answer, and answers again when it is shown', async () => {
	const stop = otherTab(session);
	window.dispatchEvent(new Event('pagehide'));
	expect(Channel.open.size).toBe(0);
	window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
	expect(await requestSharedSession()).toEqual(session);
	stop();
});

test('a session of another tab is used once the server has confirmed it', async () => {
	mockFetch({ 'GET /api/auth/verify': verified });
	const store = makeStore();
	const answering = new Channel('tulia.session');
	answering.addEventListener('message', (event) => {
		const { type, id } = (event as MessageEvent).data as { type: string; id: string };
		if (type === 'ask') answering.postMessage({ type: 'answer', id, session });
	});
	const stop = persistSession(store);
	expect(store.getState().session.status).toBe('unknown');
	await jest.advanceTimersByTimeAsync(0);
	expect(store.getState().session).toMatchObject({ status: 'in', token: 'token-1' });
	expect(sessionStorage.getItem(SESSION_KEY)).not.toBeNull();
	stop();
	answering.close();
});

test('the quick exit ends a shared session in the other tabs', () => {
	mockFetch({ 'POST /api/auth/logout': { status: 204, body: null } });
	writeSession(session, { remember: false });
	const setItem = jest.spyOn(Storage.prototype, 'setItem');
	clearAllUserData();
	expect(setItem).toHaveBeenCalledWith(LOGOUT_KEY, 'u1');
	expect(localStorage.getItem(LOGOUT_KEY)).toBeNull();
	setItem.mockRestore();
});
