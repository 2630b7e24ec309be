/** @jest-environment @tulia/test-kit/jsdom-environment */
import { takePreHydrationView } from '@tulia/platform';
import { countView } from './count-view.ts';

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
