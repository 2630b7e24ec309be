/** @jest-environment @tulia/test-kit/jsdom-environment */
import { showPageChanges } from './page-change.ts';

showPageChanges();
showPageChanges(); // as the application does on a page with a boot script

const root = document.documentElement;
const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? document.body;
const resolved = () => Promise.resolve();
const stay = (event: Event): void => event.preventDefault();
/** Navigates as the router does. */
const go = (event: Event): void => {
	event.preventDefault();
	history.pushState(null, '', '/services');
};

beforeEach(() => {
	jest.useFakeTimers();
	history.replaceState(null, '', '/');
	document.body.innerHTML =
		'<a id="link" href="/services">Services</a><a id="out" href="/contact" target="_blank">Contact</a><div id="root"><main><h1>Home</h1></main></div>';
});
afterEach(() => {
	window.dispatchEvent(new Event('pageshow'));
	document.body.onclick = null;
	jest.useRealTimers();
});

test('a followed link is marked at once, the document after 300 ms, and a message is announced after a second', () => {
	document.body.onclick = go;
	find('#link').click();
	jest.advanceTimersByTime(1);
	expect(find('#link').matches('[data-going][aria-busy=true]')).toBe(true);
	expect(root.hasAttribute('data-going')).toBe(false);
	jest.advanceTimersByTime(300);
	expect(root.hasAttribute('data-going')).toBe(true);
	jest.advanceTimersByTime(800);
	expect(find('#live-region').textContent).toBe('Opening Services');
});

test('the marks stay while a page is loading, and are removed when it is shown', async () => {
	document.body.onclick = go;
	find('#link').click();
	jest.advanceTimersByTime(400);
	find('main').innerHTML = '<div data-pending>Loading the page</div>';
	await resolved();
	expect(root.hasAttribute('data-going')).toBe(true);
	find('main').innerHTML = '<h1>Services</h1>';
	await resolved();
	expect(root.hasAttribute('data-going')).toBe(false);
	expect(find('#link').hasAttribute('data-going')).toBe(false);
});

test('the marks are removed when the next page has another frame', async () => {
	document.body.onclick = go;
	find('#link').click();
	jest.advanceTimersByTime(400);
	find('#root').innerHTML = '<div><main><h1>Overview</h1></main></div>';
	await resolved();
	expect(root.hasAttribute('data-going')).toBe(false);
});

test('the marks are removed after thirty seconds, and when the document is restored from the back/forward cache', () => {
	document.body.onclick = go;
	find('#link').click();
	jest.advanceTimersByTime(29_000);
	expect(root.hasAttribute('data-going')).toBe(true);
	jest.advanceTimersByTime(1_001);
	expect(root.hasAttribute('data-going')).toBe(false);
	history.replaceState(null, '', '/');
	find('#link').click();
	jest.advanceTimersByTime(400);
	window.dispatchEvent(new Event('pageshow'));
	expect(root.hasAttribute('data-going')).toBe(false);
});

test.each<readonly [string, string, MouseEventInit]>([
	['opened in another tab', '#out', {}],
	['opened in another tab with a key', '#link', { ctrlKey: true }],
	['prevented by a listener', '#link', {}],
])('a link that is %s marks nothing', (_what, selector, init) => {
	document.body.onclick = stay;
	find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
	jest.advanceTimersByTime(2000);
	expect(document.querySelector('[data-going]')).toBeNull();
});
