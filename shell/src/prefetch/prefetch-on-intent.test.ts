/** @jest-environment @tulia/test-kit/jsdom-environment */

import type { ModuleName } from '@tulia/contracts/site-modules';
import type { RemoteModule } from '@tulia/platform';
import { makeStore } from '@tulia/platform';
import { createModuleLoader } from '../modules/module-loader.ts';
import { DWELL, prefetchPage, prefetchPagesOnIntent } from './prefetch-page.ts';

const prefetch = jest.fn();
const fetchModule = jest.fn<Promise<RemoteModule>, [ModuleName]>();
const { dispatch } = makeStore();
const App = (): null => null;

/** The listener lives as long as its document, so each test aborts its own. */
let ended: AbortController;
beforeEach(() => {
	jest.useFakeTimers();
	ended = new AbortController();
	const add = document.addEventListener.bind(document);
	jest
		.spyOn(document, 'addEventListener')
		.mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
			add(type, listener, { capture: true, signal: ended.signal }),
		);
	prefetch.mockReset();
	fetchModule.mockReset().mockResolvedValue({ App, prefetch });
	sessionStorage.clear();
	connect({});
	history.replaceState(null, '', '/');
	document.body.innerHTML = `
		<p>Read this.</p>
		<a href="/services"><b>Services</b></a>
		<a href="/contact">Contact</a>
		<a href="/#top">Here</a>
		<a href="/schedule-appointment">Book</a>
		<a href="/admin/inbox">Inbox</a>
		<a href="/login">Log in</a>
		<a href="/api/appointments/1/calendar" download>Calendar</a>
		<a href="https://example.org/services">Elsewhere</a>`;
	prefetchPagesOnIntent({ loader: createModuleLoader(fetchModule), dispatch });
});
afterEach(() => {
	ended.abort();
	jest.restoreAllMocks();
	jest.useRealTimers();
});

const connect = (connection: Navigator['connection'] & object): void =>
	void Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const logInAs = (role: 'client' | 'admin'): void =>
	sessionStorage.setItem('tulia.session', JSON.stringify({ token: 't', user: { id: 'u1', name: 'Wairimu', role } }));

const happen = (type: string, selector: string): void =>
	void document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const wait = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);
async function stayOn(selector: string): Promise<void> {
	happen('pointerover', selector);
	await wait(DWELL);
}

test.each(['pointerover', 'focusin'])('%s that stays on a link prefetches its page once', async (type) => {
	happen(type, 'a[href="/services"] b');
	await wait(DWELL - 1);
	expect(fetchModule).not.toHaveBeenCalled();
	await wait(1);
	expect(prefetch.mock.calls).toEqual([['/services', dispatch]]);
	await stayOn('a[href="/services"]');
	expect(prefetch).toHaveBeenCalledTimes(1);
});

test('a mouse that passes over links prefetches only where it stays', async () => {
	happen('pointerover', 'a[href="/services"]');
	await wait(DWELL - 1);
	await stayOn('a[href="/contact"]');
	expect(prefetch.mock.calls).toEqual([['/contact', dispatch]]);
	happen('pointerover', 'a[href="/services"]');
	await stayOn('p');
	expect(prefetch).toHaveBeenCalledTimes(1);
});

test('nothing is prefetched for the page that is already open', async () => {
	happen('pointerover', 'a[href="/services"]');
	history.replaceState(null, '', '/services');
	await wait(DWELL);
	expect(fetchModule).not.toHaveBeenCalled();
});

test('a finger on a link prefetches at once', async () => {
	happen('touchstart', 'a[href="/services"]');
	await wait(0);
	expect(prefetch).toHaveBeenCalledTimes(1);
});

test.each(['/#top', '/login', '/api/appointments/1/calendar', 'https://example.org/services'])(
	'%s is not prefetched',
	async (href) => {
		await stayOn(`a[href="${href}"]`);
		expect(fetchModule).not.toHaveBeenCalled();
	},
);

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
	'prefetching on intent does nothing over %p',
	async (connection) => {
		connect(connection);
		await stayOn('a[href="/services"]');
		expect(fetchModule).not.toHaveBeenCalled();
	},
);

test('a guarded page is prefetched only for a session that may open it', async () => {
	const both = async (): Promise<void> => {
		await stayOn('a[href="/schedule-appointment"]');
		await stayOn('a[href="/admin/inbox"]');
	};
	await both();
	expect(fetchModule).not.toHaveBeenCalled();
	logInAs('client');
	await both();
	expect(fetchModule.mock.calls).toEqual([['booking']]);
	logInAs('admin');
	await both();
	expect(fetchModule.mock.calls).toEqual([['booking'], ['admin']]);
});

test('a module that failed to prefetch is requested again by the next intent', async () => {
	logInAs('client');
	fetchModule.mockRejectedValueOnce(new Error('down'));
	await stayOn('a[href="/schedule-appointment"]');
	await stayOn('a[href="/schedule-appointment"]');
	expect(fetchModule).toHaveBeenCalledTimes(2);
	expect(prefetch).toHaveBeenCalledTimes(1);
});

test('a module that failed to prefetch on a page of the shell is requested again by its own page', async () => {
	history.replaceState(null, '', '/login');
	fetchModule.mockRejectedValueOnce(new Error('down'));
	const loader = createModuleLoader(fetchModule);
	await expect(prefetchPage('/', undefined, { loader, dispatch })).rejects.toThrow('down');
	await expect(loader.load('content')).resolves.toEqual({ App, prefetch });
});

test('an older module without prefetching is only loaded', async () => {
	fetchModule.mockResolvedValue({ App });
	await stayOn('a[href="/services"]');
	expect(fetchModule).toHaveBeenCalledTimes(1);
});
