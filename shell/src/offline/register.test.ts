/** @jest-environment @tulia/test-kit/jsdom-environment */
import { cacheVisitedPage, registerServiceWorker } from './register.ts';

interface Given {
	readonly path?: string;
	readonly saveData?: boolean;
	/** Whether the worker controls this page already. */
	readonly isControlled?: boolean;
	readonly register?: () => Promise<unknown>;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** A browser with service workers; records the messages to the worker. */
function aBrowser({ path = '/services', saveData = false, isControlled = false, register }: Given = {}) {
	const worker = { postMessage: jest.fn() };
	const container = {
		controller: isControlled ? worker : null,
		register: jest.fn(register ?? (async () => undefined)),
		ready: Promise.resolve({ active: worker }),
	};
	Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
	Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
	Object.defineProperty(performance, 'getEntriesByType', {
		configurable: true,
		value: () => [{ name: 'http://localhost/shell/v1/main.css' }],
	});
	window.history.replaceState(null, '', path);
	return { container, worker };
}

afterEach(() => {
	localStorage.clear();
	for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
	document.body.replaceChildren();
});

test('the first page of a visit sends its files to the new worker', async () => {
	const { container, worker } = aBrowser();
	registerServiceWorker();
	await settle();
	expect(container.register).toHaveBeenCalledWith('/sw.js');
	const files = ['http://localhost/shell/v1/main.css'];
	expect(worker.postMessage.mock.calls).toEqual([[{ type: 'read', pages: ['/services'], files }]]);
});

test('a page that the worker controls is not sent again', async () => {
	const { worker } = aBrowser({ isControlled: true });
	registerServiceWorker();
	await settle();
	expect(worker.postMessage.mock.calls).toEqual([[{ type: 'read', pages: [], files: [] }]]);
});

test.each([
	['the browser saves data', { saveData: true }],
	['the page is for staff', { path: '/admin/appointments' }],
])('nothing is cached where %s', async (_why, given) => {
	const { container, worker } = aBrowser(given);
	registerServiceWorker();
	await settle();
	expect(container.register).not.toHaveBeenCalled();
	expect(worker.postMessage).not.toHaveBeenCalled();
});

test('a browser without service workers, or one that refuses them, shows the page as usual', async () => {
	expect(() => registerServiceWorker()).not.toThrow();
	aBrowser({ register: () => Promise.reject(new Error('refused')) });
	registerServiceWorker();
	await settle();
});

const SESSION = JSON.stringify({ token: 't', user: { id: 'u1', name: 'Wairimu', role: 'client' } });

test('an article or a profile is cached only with "Remember me"', async () => {
	const { worker } = aBrowser({ path: '/blogs/1' });
	registerServiceWorker();
	await settle();
	expect(worker.postMessage.mock.calls).toEqual([
		[{ type: 'read', pages: [], files: ['http://localhost/shell/v1/main.css'] }],
	]);
	localStorage.setItem('tulia.session', SESSION);
	const remembered = aBrowser({ path: '/blogs/1', isControlled: true });
	registerServiceWorker();
	await settle();
	expect(remembered.worker.postMessage.mock.calls).toEqual([[{ type: 'read', pages: ['/blogs/1'], files: [] }]]);
});

test('a page of client-side navigation is cached too, except with save-data and for articles', () => {
	const { worker } = aBrowser({ isControlled: true });
	cacheVisitedPage('/blogs/1');
	expect(worker.postMessage).not.toHaveBeenCalled();
	cacheVisitedPage('/services');
	expect(worker.postMessage).toHaveBeenCalledWith({ type: 'read', pages: ['/services'], files: [] });
	const saving = aBrowser({ isControlled: true, saveData: true });
	cacheVisitedPage('/services');
	expect(saving.worker.postMessage).not.toHaveBeenCalled();
});

test('the offline note is removed once the device is online again', () => {
	document.body.innerHTML = '<div id="offline-note">You are offline.</div>';
	aBrowser();
	registerServiceWorker();
	window.dispatchEvent(new Event('online'));
	expect(document.getElementById('offline-note')).toBeNull();
});

test('the help page links to the requested page once the device is online again', () => {
	document.body.innerHTML =
		'<div id="offline-note"><p>You are offline. <a href="/account">Try the page again</a></p></div>';
	aBrowser();
	registerServiceWorker();
	window.dispatchEvent(new Event('online'));
	expect(document.getElementById('offline-note')?.innerHTML).toBe(
		'You are online again. <a href="/account">Try the page again</a>',
	);
});
