/** @jest-environment @tulia/test-kit/jsdom-environment */
import { cacheVisitedPage, registerServiceWorker } from './register.ts';

interface Given {
	readonly path?: string;
	readonly saveData?: boolean;
	/** Whether the worker has seen this page already. */
	readonly isControlled?: boolean;
	readonly register?: () => Promise<unknown>;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** A browser with workers; answers what was asked of it. */
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

test('the first page of a visit tells the new worker what it was made of', async () => {
	const { container, worker } = aBrowser();
	registerServiceWorker();
	await settle();
	expect(container.register).toHaveBeenCalledWith('/sw.js');
	const files = ['http://localhost/shell/v1/main.css'];
	expect(worker.postMessage.mock.calls).toEqual([[{ type: 'read', pages: ['/services'], files }]]);
});

test('a page the worker has seen itself is not asked for again', async () => {
	const { worker } = aBrowser({ isControlled: true });
	registerServiceWorker();
	await settle();
	expect(worker.postMessage.mock.calls).toEqual([[{ type: 'read', pages: [], files: [] }]]);
});

test.each([
	['somebody saves data', { saveData: true }],
	['staff work', { path: '/admin/appointments' }],
])('nothing is kept where %s', async (_why, given) => {
	const { container, worker } = aBrowser(given);
	registerServiceWorker();
	await settle();
	expect(container.register).not.toHaveBeenCalled();
	expect(worker.postMessage).not.toHaveBeenCalled();
});

test('a browser that knows no workers, or refuses one, shows the page as ever', async () => {
	expect(() => registerServiceWorker()).not.toThrow();
	aBrowser({ register: () => Promise.reject(new Error('refused')) });
	registerServiceWorker();
	await settle();
});

const SESSION = JSON.stringify({ token: 't', user: { id: 'u1', name: 'Wairimu', role: 'client' } });

test('what somebody reads is kept only where they ticked "Remember me"', async () => {
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

test('a page the application went to itself is kept too, unless somebody saves data or it is an article', () => {
	const { worker } = aBrowser({ isControlled: true });
	cacheVisitedPage('/blogs/1');
	expect(worker.postMessage).not.toHaveBeenCalled();
	cacheVisitedPage('/services');
	expect(worker.postMessage).toHaveBeenCalledWith({ type: 'read', pages: ['/services'], files: [] });
	const saving = aBrowser({ isControlled: true, saveData: true });
	cacheVisitedPage('/services');
	expect(saving.worker.postMessage).not.toHaveBeenCalled();
});

test('the offline note goes once the device is online again', () => {
	document.body.innerHTML = '<div id="offline-note">You are offline.</div>';
	aBrowser();
	registerServiceWorker();
	window.dispatchEvent(new Event('online'));
	expect(document.getElementById('offline-note')).toBeNull();
});

test('whoever wanted another page finds the way there once online again', () => {
	document.body.innerHTML =
		'<div id="offline-note"><p>You are offline. <a href="/account">Try the page again</a></p></div>';
	aBrowser();
	registerServiceWorker();
	window.dispatchEvent(new Event('online'));
	expect(document.getElementById('offline-note')?.innerHTML).toBe(
		'You are online again. <a href="/account">Try the page again</a>',
	);
});
