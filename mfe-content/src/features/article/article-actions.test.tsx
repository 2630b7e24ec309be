/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { makeStore } from '@tulia/platform';
import { problem } from '../../testing/problem.ts';
import { articleResponses } from '../../testing/sample-article.ts';
import { mockApi, showPage } from '../../testing/show-page.tsx';

async function open(changed: Record<string, unknown> = {}) {
	const answers: Record<string, unknown> = { ...articleResponses, ...changed };
	const fetch = mockApi(answers);
	await act(async () => void showPage(makeStore(), '/blogs/1'));
	await screen.findByText('1,234 reads');
	return { answers, fetch };
}
const like = () => screen.getByRole('button', { name: /^Like/ });
const press = () => act(async () => fireEvent.click(like()));
const isPressed = () => like().getAttribute('aria-pressed') === 'true';
const wishes = (fetch: jest.Mock) =>
	fetch.mock.calls.filter(([path]) => path === '/api/blogs/1/like').map(([, init]) => JSON.parse(init.body).liked);

beforeEach(() => sessionStorage.clear());

describe('the like button', () => {
	test('the like button shows a like at once, and the counts of the response', async () => {
		let answer: (response: Response) => void = () => undefined;
		await open({ 'POST /api/blogs/1/like': new Promise<Response>((resolve) => (answer = resolve)) });
		expect([like().textContent, isPressed()]).toEqual(['Like4', false]);
		await press();
		expect([like().textContent, isPressed()]).toEqual(['Liked5', true]);
		await act(async () => answer(Response.json({ likes: 8, views: 1240 })));
		expect(like().textContent).toBe('Liked8');
		expect(screen.getByText('1,240 reads')).toBeTruthy();
	});

	test('the like button stores the like in this browser, and removes it again', async () => {
		const { answers, fetch } = await open();
		await press();
		expect(sessionStorage.getItem('tulia.visit.liked.1')).not.toBeNull();
		answers['POST /api/blogs/1/like'] = { likes: 4, views: 1234 };
		await press();
		expect([like().textContent, isPressed()]).toEqual(['Like4', false]);
		expect(sessionStorage.getItem('tulia.visit.liked.1')).toBeNull();
		expect(wishes(fetch)).toEqual([true, false]);
	});

	test('the like button restores a like after a reload, and follows another tab', async () => {
		sessionStorage.setItem('tulia.visit.liked.1', 'yes');
		await open();
		expect([like().textContent, isPressed()]).toEqual(['Liked4', true]);
		sessionStorage.clear();
		act(() => void window.dispatchEvent(new StorageEvent('storage')));
		expect(isPressed()).toBe(false);
	});

	test('the like button stores a like before the response, and sends it again if the page was left meanwhile', async () => {
		await open({ 'POST /api/blogs/1/like': new Promise(() => undefined) });
		await press();
		cleanup();
		const { fetch } = await open();
		expect([like().textContent, isPressed()]).toEqual(['Liked5', true]);
		expect(wishes(fetch)).toEqual([true]);
		cleanup();
		expect(wishes((await open()).fetch)).toEqual([]);
		expect(isPressed()).toBe(true);
	});

	test('the like button takes over a like that the boot script sent, and does not send it again', async () => {
		let answer: (outcome: { counts: { likes: number; views: number } }) => void = () => undefined;
		sessionStorage.setItem('tulia.visit.liked.1', 'no, like');
		window.tuliaPreHydrationLike = { id: '1', liked: true, outcome: new Promise((resolve) => (answer = resolve)) };
		const { fetch } = await open();
		expect([like().textContent, isPressed(), like().getAttribute('aria-busy')]).toEqual(['Liked5', true, 'true']);
		await act(async () => answer({ counts: { likes: 5, views: 1235 } }));
		expect([like().textContent, like().getAttribute('aria-busy')]).toEqual(['Liked5', null]);
		expect(sessionStorage.getItem('tulia.visit.liked.1')).toBe('yes');
		expect(wishes(fetch)).toEqual([]);
	});

	test('the like button says why a like of the boot script was not saved', async () => {
		sessionStorage.setItem('tulia.visit.liked.1', 'no, like');
		window.tuliaPreHydrationLike = { id: '1', liked: true, outcome: Promise.resolve({ failure: 'Not kept.' }) };
		await open();
		expect([like().textContent, screen.getByRole('alert').textContent]).toEqual(['Like4', 'Not kept.']);
	});

	test('the like button reverts a like that could not be saved, with a message', async () => {
		await open({ 'POST /api/blogs/1/like': undefined });
		await press();
		expect([like().textContent, isPressed()]).toEqual(['Like4', false]);
		expect(screen.getByRole('alert').textContent).toBe('We could not keep that. Check your connection and try again.');
		expect(sessionStorage.getItem('tulia.visit.liked.1')).toBeNull();
	});

	test('the like button after too many attempts says how long to wait', async () => {
		await open({ 'POST /api/blogs/1/like': problem(429, 'too_many_requests', { retryAfter: 420 }) });
		await press();
		expect(screen.getByRole('alert').textContent).toBe(
			'You have changed your mind often. Please wait 7 minutes and try again.',
		);
	});

	test('the like button sends changes one after the other, and shows the last', async () => {
		const waiting: ((response: Response) => void)[] = [];
		const { fetch } = await open();
		const served: typeof globalThis.fetch = globalThis.fetch;
		globalThis.fetch = async (address, init) => {
			const answer = served(address, init);
			return String(address).endsWith('/like') ? new Promise<Response>((resolve) => waiting.push(resolve)) : answer;
		};
		await press();
		await press();
		expect([isPressed(), waiting.length]).toEqual([false, 1]);
		await act(async () => waiting[0]?.(Response.json({ likes: 5, views: 1234 })));
		expect([isPressed(), waiting.length]).toEqual([false, 2]);
		await act(async () => waiting[1]?.(Response.json({ likes: 4, views: 1234 })));
		expect([like().textContent, wishes(fetch)]).toEqual(['Like4', [true, false]]);
	});

	test('the like button works for the visit where the browser forbids storage', async () => {
		const forbid = () => {
			throw new DOMException('No storage here', 'SecurityError');
		};
		const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
			jest.spyOn(Storage.prototype, name).mockImplementation(forbid),
		);
		await open();
		await press();
		expect(isPressed()).toBe(true);
		await press();
		expect(isPressed()).toBe(false);
		for (const spy of spies) spy.mockRestore();
	});
});

describe('the share menu', () => {
	const share = () => screen.getByRole('button', { name: 'Share' });
	const openMenu = () => fireEvent.click(share());
	const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
	const ADDRESS = encodeURIComponent('http://localhost/blogs/1');

	test('the share menu opens and closes, and returns the focus', async () => {
		await open();
		expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
		openMenu();
		expect(share().getAttribute('aria-expanded')).toBe('true');
		screen.getByRole('link', { name: 'WhatsApp' }).focus();
		fireEvent.keyDown(screen.getByRole('link', { name: 'WhatsApp' }), { key: 'Escape' });
		expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
		expect(document.activeElement).toBe(share());
	});

	test('the share menu has plain links with title and address, and no other data', async () => {
		await open();
		openMenu();
		expect(hrefOf('WhatsApp')).toBe(`https://wa.me/?text=The%20first%20ten%20minutes%20${ADDRESS}`);
		expect(hrefOf('Facebook')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${ADDRESS}`);
		expect(hrefOf('X')).toBe(`https://x.com/intent/post?text=The%20first%20ten%20minutes&url=${ADDRESS}`);
		expect(hrefOf('Email')).toBe(`mailto:?subject=The%20first%20ten%20minutes&body=${ADDRESS}`);
		expect(screen.getByRole('link', { name: 'X' }).getAttribute('rel')).toBe('noopener noreferrer');
	});

	test('the share menu copies the address and confirms it', async () => {
		const writeText = jest.fn(async () => undefined);
		Object.assign(navigator, { clipboard: { writeText } });
		await open();
		openMenu();
		await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
		expect(writeText).toHaveBeenCalledWith('http://localhost/blogs/1');
		expect(screen.getByText('Link copied').getAttribute('role')).toBe('status');
	});

	test('the share menu shows the address where it cannot be copied', async () => {
		Object.assign(navigator, { clipboard: undefined });
		await open();
		openMenu();
		await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
		expect(screen.getByLabelText('Address of this article')).toHaveProperty('value', 'http://localhost/blogs/1');
	});

	test('the share menu offers the share sheet of the device where it exists', async () => {
		const sheet = jest.fn(async () => Promise.reject(new DOMException('Closed', 'AbortError')));
		Object.assign(navigator, { share: sheet });
		await open();
		openMenu();
		await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send with an app' })));
		expect(sheet).toHaveBeenCalledWith({ title: 'The first ten minutes', url: 'http://localhost/blogs/1' });
		Reflect.deleteProperty(navigator, 'share');
		fireEvent.click(share());
		fireEvent.click(share());
		expect(screen.queryByRole('button', { name: 'Send with an app' })).toBeNull();
	});
});
