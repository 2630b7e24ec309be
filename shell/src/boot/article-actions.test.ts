/** @jest-environment @tulia/test-kit/jsdom-environment */
import { takePreHydrationLike, takePreHydrationView } from '@tulia/platform';
import { announceHydrated, countPreHydrationView } from '@tulia/platform/boot';
import { bindLike, bindShare, countView } from './article-actions.ts';

describe('sharing', () => {
	bindShare();
	beforeEach(() => {
		document.body.innerHTML = `<h1>The first ten minutes</h1>
			<div><button id="open">Share</button>
				<div data-share="/blogs/7"><ul><li hidden><button data-share-sheet>Send with an app</button></li>
					<li><button data-share-copy>Copy link</button><p role="status"></p></li>
					<li><a href="https://wa.me/?text=A%20title%20%2Fblogs%2F7">WhatsApp</a></li></ul></div></div>`;
		Reflect.deleteProperty(navigator, 'share');
		Object.assign(navigator, { clipboard: undefined });
	});
	const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
	const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
	const statusText = () => document.querySelector('[role=status]')?.textContent;

	test('the links contain the full address each time the menu opens', () => {
		press('#open');
		press('#open');
		expect(document.querySelector('a')?.getAttribute('href')).toBe(
			'https://wa.me/?text=A%20title%20http%3A%2F%2Flocalhost%2Fblogs%2F7',
		);
	});

	test('the address is copied, and a message confirms it', async () => {
		const writeText = jest.fn(async () => undefined);
		Object.assign(navigator, { clipboard: { writeText } });
		press('[data-share-copy]');
		await settled();
		expect(writeText).toHaveBeenCalledWith('http://localhost/blogs/7');
		expect(statusText()).toBe('Link copied');
	});

	test('the address is shown where it cannot be copied', async () => {
		press('[data-share-copy]');
		await settled();
		expect(statusText()).toBe('Copy this address: http://localhost/blogs/7');
	});

	test('the share sheet of the device is offered where it exists', () => {
		press('#open');
		expect(document.querySelector('li')?.hidden).toBe(true);
		const share = jest.fn(async () => undefined);
		Object.assign(navigator, { share });
		press('#open');
		expect(document.querySelector('li')?.hidden).toBe(false);
		press('[data-share-sheet]');
		expect(share).toHaveBeenCalledWith({ title: 'The first ten minutes', url: 'http://localhost/blogs/7' });
	});
});

describe('counting a view', () => {
	const fetched = jest.fn(async () => Response.json({ likes: 3, views: 1234 }));

	beforeEach(() => {
		delete window.tuliaPreHydrationView;
		fetched.mockClear();
		globalThis.fetch = fetched as unknown as typeof fetch;
		document.body.innerHTML =
			'<span data-coming="true"><span data-reads="one two"></span></span><button>Like <span data-likes="one two"></span></button>';
	});

	test('a view is counted as the application counts it, and the counts are shown', async () => {
		countView();
		const answer = takePreHydrationView('one two');
		expect(await answer).toEqual({ likes: 3, views: 1234 });
		expect(fetched).toHaveBeenCalledTimes(1);
		expect(fetched).toHaveBeenCalledWith('/api/blogs/one%20two/view', {
			method: 'POST',
			headers: { accept: 'application/json', 'x-device-id': expect.stringMatching(/^[0-9a-f-]{36}$/) },
		});
		expect(document.body.textContent).toBe('1,234 readsLike 3');
		expect(document.querySelector('[data-coming]')).toBeNull();
	});

	test('no counts are shown for an article without readers', async () => {
		fetched.mockResolvedValueOnce(Response.json({ likes: 0, views: 0 }));
		countView();
		await takePreHydrationView('one two');
		expect(document.body.textContent).toBe('Like ');
		expect(document.querySelector('[data-coming]')).not.toBeNull();
	});

	test('a page that is already hydrated counts the view itself', () => {
		expect(takePreHydrationView('one two')).toBeUndefined();
		countView();
		expect(fetched).not.toHaveBeenCalled();
	});

	test('the response is handed over once, and only to its own article', () => {
		countView();
		expect(takePreHydrationView('another')).toBeUndefined();
		expect(takePreHydrationView('one two')).toBeUndefined();
	});

	test('a failed request shows nothing, and the application retries', async () => {
		fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
		countView();
		expect(await takePreHydrationView('one two')).toBeUndefined();
		expect(document.querySelector('[data-coming]')).not.toBeNull();
	});
});

describe('a like', () => {
	const KEY = 'tulia.visit.liked.7';
	let answer: (response: Response | Error) => void;
	const sent = jest.fn();

	bindLike();
	beforeEach(() => {
		sessionStorage.clear();
		sent.mockClear();
		delete window.tuliaPreHydrationView;
		delete window.tuliaPreHydrationLike;
		for (const part of ['frame', 'page']) document.documentElement.removeAttribute(`data-${part}`);
		document.body.innerHTML =
			'<main><button data-like="7" aria-pressed="false"><span data-like-word>Like</span><span data-likes="7">4</span></button></main>';
		globalThis.fetch = ((path: string, init: RequestInit) => {
			sent(path, init.method, JSON.parse(String(init.body)));
			return new Promise<Response>((resolve, reject) => {
				answer = (response) => (response instanceof Error ? reject(response) : resolve(response));
			});
		}) as typeof fetch;
		Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
	});

	const like = (): HTMLElement => document.querySelector('button') ?? document.body;
	const likeState = () => [like().textContent, like().getAttribute('aria-pressed')];
	const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

	test('a like is shown and stored at once, shows as pending, and is confirmed by the response', async () => {
		like().click();
		expect(likeState()).toEqual(['Liked5', 'true']);
		expect(sessionStorage.getItem(KEY)).toBe('no, like');
		expect(like().getAttribute('aria-busy')).toBe('true');
		expect(sent.mock.calls).toEqual([['/api/blogs/7/like', 'POST', { liked: true }]]);
		answer(Response.json({ likes: 9, views: 20 }));
		await settled();
		expect(likeState()).toEqual(['Liked9', 'true']);
		expect(sessionStorage.getItem(KEY)).toBe('yes');
		expect(like().hasAttribute('aria-busy')).toBe(false);
	});

	test('a second tap does nothing while a like is pending, and removes the like afterwards', async () => {
		like().click();
		like().click();
		expect(sent).toHaveBeenCalledTimes(1);
		answer(Response.json({ likes: 5, views: 20 }));
		await settled();
		like().click();
		answer(Response.json({ likes: 4, views: 20 }));
		await settled();
		expect(sent.mock.calls.map(([, , body]) => body)).toEqual([{ liked: true }, { liked: false }]);
		expect(likeState()).toEqual(['Like4', 'false']);
		expect(sessionStorage.getItem(KEY)).toBeNull();
	});

	test.each<readonly [string, Response | Error, string]>([
		[
			'without an answer',
			new TypeError('Failed to fetch'),
			'We could not keep that. Check your connection and try again.',
		],
		[
			'beyond the rate limit',
			Response.json({ code: 'too_many_requests', status: 429 }, { status: 429 }),
			'You have changed your mind often. Please wait a little and try again.',
		],
	])('a like %s is reverted, with the reason', async (_what, response, words) => {
		like().click();
		answer(response);
		await settled();
		expect(likeState()).toEqual(['Like4', 'false']);
		expect(sessionStorage.getItem(KEY)).toBeNull();
		expect(document.querySelector('[role=alert]')?.textContent).toBe(words);
	});

	test('an application that hydrates before the response takes over the pending like', async () => {
		like().click();
		const pending = takePreHydrationLike('7');
		expect(pending?.liked).toBe(true);
		expect(takePreHydrationLike('7')).toBeUndefined();
		announceHydrated('page');
		answer(Response.json({ likes: 9, views: 20 }));
		expect(await pending?.outcome).toEqual({ counts: { likes: 9, views: 20 } });
		await settled();
		expect(sessionStorage.getItem(KEY)).toBe('no, like');
		expect(likeState()).toEqual(['Liked5', 'true']);
	});

	test('an application that hydrates after the response receives the counts of the like', async () => {
		void countPreHydrationView('7', async () => ({ likes: 4, views: 20 }));
		like().click();
		answer(Response.json({ likes: 5, views: 20 }));
		await settled();
		expect(takePreHydrationLike('7')).toBeUndefined();
		expect(await takePreHydrationView('7')).toEqual({ likes: 5, views: 20 });
	});

	test('a hydrated page handles likes itself', () => {
		announceHydrated('page');
		like().click();
		expect(sent).not.toHaveBeenCalled();
	});
});
