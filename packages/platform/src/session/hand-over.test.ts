/** @jest-environment @tulia/test-kit/jsdom-environment */
import { makeStore } from '../store.ts';
import { answerWith } from '../testing/answers.ts';
import { forgetEverything } from './forget-visit.ts';
import { offerSession, takeOverSession } from './hand-over.ts';
import { keepSession } from './keep-session.ts';
import { LOGOUT_KEY } from './logout-signal.ts';
import { SESSION_KEY, type StoredSession, writeSession } from './session-storage.ts';

const session: StoredSession = { token: 'token-1', user: { id: 'u1', name: 'Wairimu', role: 'client' } };
const verified = { status: 200, body: { id: 'u1', name: 'Wairimu', email: 'w@example.com', role: 'client' } };

/** As browsers do: a message reaches every other channel of that name, a moment later. */
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

/** What another tab of this browser does: it has a storage of its own. */
function otherTab(held: StoredSession | undefined): () => void {
	const stop = offerSession();
	if (held) sessionStorage.setItem(SESSION_KEY, JSON.stringify(held));
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

test('a new tab gets the session of an open one, for itself alone', async () => {
	const stop = otherTab(session);
	const taken = takeOverSession();
	// The asking tab has a storage of its own.
	expect(await taken).toEqual(session);
	expect(localStorage.getItem(SESSION_KEY)).toBeNull();
	stop();
	expect(Channel.open.size).toBe(0);
});

test('no tab that answers means no session, after a moment', async () => {
	const stop = otherTab(undefined);
	const taken = takeOverSession();
	await jest.advanceTimersByTimeAsync(250);
	expect(await taken).toBeUndefined();
	expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
	stop();
});

test('a session that is remembered is not handed over: every tab reads it anyway', async () => {
	const stop = otherTab(undefined);
	writeSession(session, { remember: true });
	const taken = takeOverSession();
	await jest.advanceTimersByTimeAsync(250);
	expect(await taken).toBeUndefined();
	stop();
});

test.each([
	['of another question', { type: 'answer', id: 'another', session }],
	['without a session', { type: 'answer', session: { token: 1 } }],
	['of no kind', 'answer'],
])('an answer %s is no answer', async (_what, said) => {
	const taken = takeOverSession();
	const [asked] = Channel.said as { readonly id: string }[];
	const answer = typeof said === 'string' || 'id' in said ? said : { ...said, id: asked?.id };
	new Channel('tulia.session').postMessage(answer);
	await jest.advanceTimersByTimeAsync(250);
	expect(await taken).toBeUndefined();
});

test('a tab that lies in the back-forward cache answers nobody, and answers again when it is shown', async () => {
	const stop = otherTab(session);
	window.dispatchEvent(new Event('pagehide'));
	expect(Channel.open.size).toBe(0);
	window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
	expect(await takeOverSession()).toEqual(session);
	stop();
});

test('the page is logged in with the session of another tab once the server has confirmed it', async () => {
	answerWith({ 'GET /api/auth/verify': verified });
	const store = makeStore();
	const answering = new Channel('tulia.session');
	answering.addEventListener('message', (event) => {
		const { type, id } = (event as MessageEvent).data as { type: string; id: string };
		if (type === 'ask') answering.postMessage({ type: 'answer', id, session });
	});
	const stop = keepSession(store);
	expect(store.getState().session.status).toBe('unknown');
	await jest.advanceTimersByTimeAsync(0);
	expect(store.getState().session).toMatchObject({ status: 'in', token: 'token-1' });
	expect(sessionStorage.getItem(SESSION_KEY)).not.toBeNull();
	stop();
	answering.close();
});

test('leaving in a hurry ends it in the other tabs too', () => {
	answerWith({ 'POST /api/auth/logout': { status: 204, body: null } });
	writeSession(session, { remember: false });
	const told = jest.spyOn(Storage.prototype, 'setItem');
	forgetEverything();
	expect(told).toHaveBeenCalledWith(LOGOUT_KEY, 'u1');
	expect(localStorage.getItem(LOGOUT_KEY)).toBeNull();
	told.mockRestore();
});
