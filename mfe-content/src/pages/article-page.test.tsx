/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type AppStore, makeStore } from '@tulia/platform';
import { problem } from '../testing/problem.ts';
import { article, articleResponses } from '../testing/sample-article.ts';
import { articles } from '../testing/sample-centre.ts';
import { mockApi, showPage, storeWith } from '../testing/show-page.tsx';

const NOTICE = 'We could not load the latest version. Showing saved content.';

/** The page is lazy, so it is shown a moment later. */
const show = (store: AppStore, address = '/blogs/1') => act(async () => void showPage(store, address));
async function open(changed: Record<string, unknown> = {}) {
	const answers = { ...articleResponses, ...changed };
	const fetch = mockApi(answers);
	await show(makeStore());
	return { answers, fetch };
}
const h1 = () => screen.getByRole('heading', { level: 1 }).textContent;
const sent = (fetch: jest.Mock, call: string): number =>
	fetch.mock.calls.filter(([path, init]) => `${init?.method ?? 'GET'} ${path}` === call).length;

beforeEach(() => localStorage.clear());

describe('an article', () => {
	test('an article shows everything the specification requires', async () => {
		await open();
		expect(await screen.findByRole('heading', { level: 2, name: 'Try this' })).toBeTruthy();
		expect(h1()).toBe('The first ten minutes');
		expect(document.title).toBe('The first ten minutes | Pumzika House');
		const heading = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
		for (const text of ['Anxiety', '5 min read', 'Amina Hassan', '2 November 2026'])
			expect(heading.getByText(text)).toBeTruthy();
		expect(heading.getByRole('img', { name: /^Steep waves/ })).toBeTruthy();
		expect(heading.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/blogs');
		expect(screen.getByText('pass').tagName).toBe('STRONG');
		expect(screen.getByRole('heading', { level: 2, name: 'Amina Hassan' })).toBeTruthy();
		expect(screen.getByText('Amina Hassan listens.')).toBeTruthy();
		expect(screen.getByRole('link', { name: 'Schedule Physical Meeting' })).toBeTruthy();
		expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
	});

	test('an article offers three others: of its category first, then the newest', async () => {
		await open();
		const next = within(await screen.findByRole('complementary', { name: 'Read next' }));
		await next.findByText('Sleep for shift workers');
		expect(next.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
			'/blogs/2',
			'/blogs/3',
			'/blogs/4',
		]);
	});

	test('an article does not load the list when its category has enough', async () => {
		const related = { data: articles.slice(1, 4) };
		const { fetch } = await open({ '/api/blogs/related/1': related });
		expect(await screen.findByText('Sleep for shift workers')).toBeTruthy();
		expect(sent(fetch, 'GET /api/blogs')).toBe(0);
	});

	test('an article shows its card from a list until it is loaded', async () => {
		mockApi({ ...articleResponses, '/api/blogs/1': new Promise(() => undefined) });
		await show(await storeWith(articleResponses));
		expect(h1()).toBe('The first ten minutes');
		expect(screen.getByText('Loading the article')).toBeTruthy();
	});

	test('an article announces that it is loading', async () => {
		let arrive: (answer: Response) => void = () => undefined;
		await open({ '/api/blogs/1': new Promise<Response>((resolve) => (arrive = resolve)) });
		expect(screen.getByText('Loading the article').getAttribute('role')).toBe('status');
		expect(h1()).toBe('Article');
		await act(async () => arrive(Response.json(article)));
		expect(await screen.findByText('Breathe out.')).toBeTruthy();
	});
});

describe('the reads of an article', () => {
	test('the reads of an article are counted once the page is visible, and shown', async () => {
		const { fetch } = await open();
		expect(await screen.findByText('1,234 reads')).toBeTruthy();
		expect(sent(fetch, 'POST /api/blogs/1/view')).toBe(1);
		expect(sent(fetch, 'GET /api/blogs/1/counts')).toBe(0);
	});

	test('the reads of an article are loaded when this read could not be counted', async () => {
		await open({
			'POST /api/blogs/1/view': problem(429, 'too_many_requests'),
			'/api/blogs/1/counts': { likes: 0, views: 1 },
		});
		expect(await screen.findByText('1 read')).toBeTruthy();
	});

	test('the reads of an article do not include a page that was never visible', async () => {
		const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		const { fetch } = await open();
		await screen.findByText('Breathe out.');
		expect(sent(fetch, 'POST /api/blogs/1/view')).toBe(0);
		visibility.mockReturnValue('visible');
		await act(async () => document.dispatchEvent(new Event('visibilitychange')));
		await act(async () => document.dispatchEvent(new Event('visibilitychange')));
		expect(sent(fetch, 'POST /api/blogs/1/view')).toBe(1);
		visibility.mockRestore();
	});
});

describe('an article that is missing', () => {
	test.each([
		['does not exist', problem(404, 'not_found')],
		['has a malformed id', problem(400, 'invalid_request')],
	])('an article that %s shows the not-found page in the wording of the specification', async (_why, answer) => {
		await open({ '/api/blogs/1': answer });
		expect(await screen.findByRole('heading', { level: 1, name: 'Article Not Found' })).toBeTruthy();
		expect(screen.getByText("The article you're looking for doesn't exist or has been removed.")).toBeTruthy();
		expect(screen.getByRole('link', { name: 'Browse All Articles' }).getAttribute('href')).toBe('/blogs');
		expect(document.title).toBe('Article Not Found | Pumzika House');
		expect(screen.queryByText(NOTICE)).toBeNull();
	});

	test('an article that fails to load is replaced by the saved one, under one notice, until a retry succeeds', async () => {
		const { answers } = await open({
			'/api/blogs/1': undefined,
			'/api/blogs': undefined,
			'/api/blogs/related/1': undefined,
		});
		expect(await screen.findByText(NOTICE)).toBeTruthy();
		expect(h1()).toBe('What to do in the first ten minutes of a panic attack');
		const next = within(screen.getByRole('complementary', { name: 'Read next' }));
		expect(await next.findAllByRole('heading', { level: 3 })).toHaveLength(3);
		expect(screen.getAllByText(NOTICE)).toHaveLength(1);
		answers['/api/blogs/1'] = article;
		fireEvent.click(screen.getByRole('button', { name: /Retry/ }));
		expect(await screen.findByText('Breathe out.')).toBeTruthy();
		expect(h1()).toBe('The first ten minutes');
	});

	test('a saved article shows no date, nor do the saved ones to read next', async () => {
		await open({ '/api/blogs/1': undefined, '/api/blogs': undefined, '/api/blogs/related/1': undefined });
		expect(await screen.findByText(NOTICE)).toBeTruthy();
		const next = within(screen.getByRole('complementary', { name: 'Read next' }));
		expect(await next.findAllByRole('heading', { level: 3 })).toHaveLength(3);
		expect(document.querySelectorAll('header time, aside time')).toHaveLength(0);
	});

	test('an article that fails to load and is not saved shows the error with the phone and Try again', async () => {
		mockApi({ ...articleResponses, '/api/blogs/new-one': undefined });
		await show(makeStore(), '/blogs/new-one');
		const alert = await screen.findByRole('alert');
		expect(within(alert).getByRole('heading', { level: 2, name: 'We could not load this article' })).toBeTruthy();
		expect(await within(alert).findByRole('link', { name: '0700 111 222' })).toBeTruthy();
		expect(h1()).toBe('Article');
		mockApi({ ...articleResponses, '/api/blogs/new-one': { ...article, id: 'new-one' } });
		fireEvent.click(within(alert).getByRole('button', { name: /Try again/ }));
		await waitFor(() => expect(h1()).toBe('The first ten minutes'));
	});
});

test('the note about crisis help comes before the comments', async () => {
	await open();
	const notice = (await screen.findByText('If you need someone now')).parentElement as HTMLElement;
	expect(
		within(notice)
			.getByRole('link', { name: /who you can call now/ })
			.getAttribute('href'),
	).toBe('/help-now');
});
