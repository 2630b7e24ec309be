/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { makeStore } from '@tulia/platform';
import { fillIn, press } from '../../testing/fill-in.ts';
import { problem } from '../../testing/problem.ts';
import { articleResponses, firstComments } from '../../testing/sample-article.ts';
import { mockApi, showPage } from '../../testing/show-page.tsx';

const PATH = '/api/blogs/1/comments';
const words = { Name: 'Kamau', Email: 'kamau@example.com', Comment: 'This helped.' };

async function open(changed: Record<string, unknown> = {}) {
	const answers: Record<string, unknown> = { ...articleResponses, ...changed };
	const fetch = mockApi(answers);
	await act(async () => void showPage(makeStore(), '/blogs/1'));
	await screen.findByRole('heading', { level: 2, name: 'Comments' });
	return { answers, fetch };
}
const bodies = (fetch: jest.Mock) =>
	fetch.mock.calls
		.filter(([path, init]) => path === PATH && init?.method === 'POST')
		.map(([, init]) => JSON.parse(init.body));

beforeEach(() => sessionStorage.clear());

describe('the comments of an article', () => {
	test('the comments of an article show name, day and text with its line breaks', async () => {
		await open();
		const comment = within((await screen.findByText('Joyce')).closest('li') as HTMLElement);
		expect(comment.getByText('4 November 2026')).toBeTruthy();
		expect(comment.getByText(/It worked/).textContent).toBe('It worked.\nOn the bus.');
	});

	test('the comments of an article show older ones on request, and move the focus there', async () => {
		await open();
		fireEvent.click(await screen.findByRole('button', { name: 'Show more comments' }));
		expect(await screen.findByText('Sent to my sister.')).toBeTruthy();
		expect(screen.getByText('Joyce')).toBeTruthy();
		expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull();
		expect(document.activeElement?.contains(screen.getByText('Brian'))).toBe(true);
	});

	test('the comments of an article are plain text, whatever was written', async () => {
		const hostile = '<img src=x onerror="window.__xss=1">';
		await open({ [PATH]: { data: [{ ...firstComments.data[0], name: hostile, comment: hostile }] } });
		expect(await screen.findAllByText(hostile)).toHaveLength(2);
	});

	test('the comments of an article have an empty state', async () => {
		await open({ [PATH]: { data: [] } });
		expect(await screen.findByText('No comments yet')).toBeTruthy();
	});

	test('the comments of an article fail without the rest of the page, with Try again', async () => {
		const { answers } = await open({ [PATH]: undefined, 'POST /api/blogs/1/comments': undefined });
		const alert = await screen.findByRole('alert');
		expect(within(alert).getByText('We could not load the comments')).toBeTruthy();
		expect(screen.getByText('Breathe out.')).toBeTruthy();
		answers[PATH] = firstComments;
		fireEvent.click(within(alert).getByRole('button', { name: /Try again/ }));
		expect(await screen.findByText('Joyce')).toBeTruthy();
	});
});

test('the comment button moves the focus to the form', async () => {
	await open();
	fireEvent.click(screen.getByRole('button', { name: 'Comment' }));
	expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Leave a comment' }));
});

describe('the comment form', () => {
	beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
	afterEach(() => jest.useRealTimers());

	test('the comment form requires name, email and comment', async () => {
		const { fetch } = await open();
		await press('Post comment');
		for (const sentence of ['Name is required', 'Email is required', 'Comment is required'])
			expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
		fillIn({ ...words, Email: 'kamau' });
		await press('Post comment');
		expect(screen.getByText('Enter a valid email')).toBeTruthy();
		expect(bodies(fetch)).toEqual([]);
	});

	test('the comment form sends the comment, says when it appears, and can be used again', async () => {
		const { fetch } = await open();
		fillIn(words);
		await press('Post comment');
		expect(bodies(fetch)).toEqual([
			{ name: 'Kamau', email: 'kamau@example.com', comment: 'This helped.', filledInMs: expect.any(Number) },
		]);
		expect(screen.getByRole('heading', { name: 'Thank you for your comment' })).toBeTruthy();
		expect(screen.getByText(/appear here after we have read it/)).toBeTruthy();
		fireEvent.click(screen.getByRole('button', { name: 'Write another comment' }));
		expect(screen.getByLabelText('Comment')).toHaveProperty('value', '');
		expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Leave a comment' }));
	});

	test('the comment form is disabled, and shows as busy, while the comment is sent', async () => {
		await open({ 'POST /api/blogs/1/comments': new Promise(() => undefined) });
		fillIn(words);
		await press('Post comment');
		const button = screen.getByRole('button', { name: /Posting…/ });
		expect(button).toHaveProperty('disabled', true);
	});

	test.each([
		['too many', problem(429, 'too_many_requests', { retryAfter: 420 }), /Please wait 7 minutes and try again/],
		['no article any more', problem(404, 'not_found'), /no longer here/],
		['no answer', undefined, /What you wrote is still here/],
	])('the comment form preserves what was typed when there is %s', async (_what, answer, sentence) => {
		await open({ [PATH]: firstComments, 'POST /api/blogs/1/comments': answer ?? Promise.reject(new TypeError('cut')) });
		fillIn(words);
		await press('Post comment');
		expect(screen.getByRole('alert').textContent).toMatch(sentence);
		expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'This helped.');
	});

	test('the comment form shows a refusal of the server at its field', async () => {
		const errors = [{ field: 'email', message: 'Enter a valid email' }];
		await open({ 'POST /api/blogs/1/comments': problem(400, 'invalid_request', { errors }) });
		fillIn(words);
		await press('Post comment');
		const described = screen.getByLabelText('Email').getAttribute('aria-describedby') ?? '';
		expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain('Enter a valid email');
	});
});
