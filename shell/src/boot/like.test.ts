/** @jest-environment @tulia/test-kit/jsdom-environment */

import { takePreHydrationLike, takePreHydrationView } from '@tulia/platform';
import { announceHydrated, countPreHydrationView } from '@tulia/platform/boot';
import { bindLike } from './like.ts';

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
