/** @jest-environment @tulia/test-kit/jsdom-environment */
import { takeEarlyView } from '@tulia/platform';
import { countReading } from './count-reading.ts';

const fetched = jest.fn(async () => Response.json({ likes: 3, views: 1234 }));

beforeEach(() => {
	delete window.tuliaEarlyView;
	fetched.mockClear();
	globalThis.fetch = fetched as unknown as typeof fetch;
	document.body.innerHTML =
		'<span data-coming="true"><span data-reads="one two"></span></span><button>Like <span data-likes="one two"></span></button>';
});

test('a reader is counted as the application counts, and sees the figures', async () => {
	countReading();
	const answer = takeEarlyView('one two');
	expect(await answer).toEqual({ likes: 3, views: 1234 });
	expect(fetched).toHaveBeenCalledTimes(1);
	expect(fetched).toHaveBeenCalledWith('/api/blogs/one%20two/view', {
		method: 'POST',
		headers: { accept: 'application/json', 'x-device-id': expect.stringMatching(/^[0-9a-f-]{36}$/) },
	});
	expect(document.body.textContent).toBe('1,234 readsLike 3');
	expect(document.querySelector('[data-coming]')).toBeNull();
});

test('nobody is told that nobody has read it', async () => {
	fetched.mockResolvedValueOnce(Response.json({ likes: 0, views: 0 }));
	countReading();
	await takeEarlyView('one two');
	expect(document.body.textContent).toBe('Like ');
	expect(document.querySelector('[data-coming]')).not.toBeNull();
});

test('the application that has come first counts by itself', () => {
	expect(takeEarlyView('one two')).toBeUndefined();
	countReading();
	expect(fetched).not.toHaveBeenCalled();
});

test('an answer is handed over once, and to its own article only', () => {
	countReading();
	expect(takeEarlyView('another')).toBeUndefined();
	expect(takeEarlyView('one two')).toBeUndefined();
});

test('without an answer nothing is shown, and the application knows', async () => {
	fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	countReading();
	expect(await takeEarlyView('one two')).toBeUndefined();
	expect(document.querySelector('[data-coming]')).not.toBeNull();
});
