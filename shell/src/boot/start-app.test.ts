/** @jest-environment @tulia/test-kit/jsdom-environment */
import { createAppStarter, mustHydrateAtOnce } from './start-app.ts';

describe('loading the application', () => {
	const files = { scripts: ['/shell/main.js'], preloads: ['/mfe/content/remoteEntry.js'] };
	const scriptsAdded = (): readonly string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src);

	beforeEach(() => document.head.replaceChildren());

	test('the application is requested once, with the files it will need', () => {
		const start = createAppStarter(files, jest.fn());
		start();
		start();
		expect(scriptsAdded()).toEqual(['http://localhost/shell/main.js']);
		expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(1);
	});

	test('scripts that failed to load are requested again on the next attempt', () => {
		const onFailed = jest.fn();
		const start = createAppStarter(files, onFailed);
		start();
		document.querySelector('script')?.dispatchEvent(new Event('error'));
		expect(onFailed).toHaveBeenCalledTimes(1);
		expect(scriptsAdded()).toEqual([]);
		start();
		expect(scriptsAdded()).toHaveLength(1);
		expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(1);
	});
});

describe('hydrating at once', () => {
	const session = JSON.stringify({ token: 'token-1', user: { id: 'u-1', name: 'Wairimu', role: 'client' } });

	beforeEach(() => {
		localStorage.clear();
		sessionStorage.clear();
		document.body.innerHTML =
			'<main><div data-kept="tulia.visit.liked.1"></div><form><input></form></main><footer><form></form></footer>';
		window.history.replaceState(null, '', '/blogs/1');
	});

	test.each(['/blogs/1', '/services#family-therapy', '/blogs/1?utm_source=letter&fbclid=x'])(
		'%s waits for intent',
		(address) => {
			window.history.replaceState(null, '', address);
			expect(mustHydrateAtOnce()).toBe(false);
		},
	);

	test.each(['/blogs?page=2', '/help-center?search=cost', '/newsletter/confirm?token=x&utm_source=letter'])(
		'%s hydrates at once',
		(address) => {
			window.history.replaceState(null, '', address);
			expect(mustHydrateAtOnce()).toBe(true);
		},
	);

	test('a page of the list waits for intent only if the HTML is of that page', () => {
		window.history.replaceState(null, '', '/blogs?page=2');
		document.body.innerHTML = '<div id="root" data-path="/blogs?page=2"></div>';
		expect(mustHydrateAtOnce()).toBe(false);
		document.body.innerHTML = '<div id="root" data-path="/blogs"></div>';
		expect(mustHydrateAtOnce()).toBe(true);
	});

	test.each([
		['the tab stores a session', () => sessionStorage.setItem('tulia.session', session)],
		['the browser stores a remembered session', () => localStorage.setItem('tulia.session', session)],
		['this browser stores a like of the article', () => sessionStorage.setItem('tulia.visit.liked.1', 'yes')],
		['the tab stores a form draft', () => sessionStorage.setItem('tulia.draft.question', '{}')],
	])('a page hydrates at once where %s', (_what, remember) => {
		remember();
		expect(mustHydrateAtOnce()).toBe(true);
	});

	test('a like of another article and a form draft elsewhere do not hydrate the page at once', () => {
		sessionStorage.setItem('tulia.visit.liked.2', 'yes');
		sessionStorage.setItem('tulia.draft.question', '{}');
		document.querySelector('main form')?.remove();
		expect(mustHydrateAtOnce()).toBe(false);
	});
});
