/** @jest-environment @tulia/test-kit/jsdom-environment */
import { holdSessionLock, isSessionInOtherTab, SESSION_LOCK } from './session-lock.ts';

/** Web Locks of one browser, as far as they are used here: shared, granted at once. */
const held = new Set<object>();
const locks = {
	request: async (name: string, options: LockOptions, whileHeld: () => Promise<void>) => {
		const lock = { name, ...options };
		held.add(lock);
		await whileHeld();
		held.delete(lock);
	},
	query: async () => ({ held: [...held] }),
};

beforeEach(() => Object.defineProperty(navigator, 'locks', { configurable: true, value: locks }));
afterEach(() => {
	holdSessionLock(false);
	Reflect.deleteProperty(navigator, 'locks');
});

test('the lock is held from a log-in to the log-out, and shared by tabs', async () => {
	expect(await isSessionInOtherTab()).toBe(false);
	holdSessionLock(true);
	expect([...held]).toEqual([{ name: SESSION_LOCK, mode: 'shared' }]);
	expect(await isSessionInOtherTab()).toBe(true);
	holdSessionLock(false);
	await Promise.resolve();
	expect(await isSessionInOtherTab()).toBe(false);
});

test('another log-in in the same tab holds one lock', async () => {
	holdSessionLock(true);
	holdSessionLock(true);
	await Promise.resolve();
	expect(held.size).toBe(1);
});

test('where the browser denies Web Locks, as with blocked cookies, no other tab has a session', async () => {
	const denied = async () => Promise.reject(new DOMException('Access to the Locks API is denied', 'SecurityError'));
	Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: denied, query: denied } });
	holdSessionLock(true);
	expect(await isSessionInOtherTab()).toBe(false);
});

test('without Web Locks no other tab has a session', async () => {
	Reflect.deleteProperty(navigator, 'locks');
	holdSessionLock(true);
	expect(await isSessionInOtherTab()).toBe(false);
});
