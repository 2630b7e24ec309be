/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { ArticleRevision } from '@tulia/contracts/article/staff-schemas';
import { problem } from '@tulia/platform/testing';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { aDraft } from '../../testing/sample-content.ts';
import { stopClock } from '../../testing/visit-page.ts';

stopClock();
const ARTICLE = '/api/admin/articles/a-1';
const REVISION = `${ARTICLE}/revisions/2`;
const revision: ArticleRevision = {
	version: 2,
	writtenAt: '2026-11-01T07:30:00.000Z',
	writtenBy: 'Wanjiru Kamau',
	wasPublished: true,
	words: 5,
	title: 'Small habits',
	snippet: aDraft.snippet,
	author: aDraft.author,
	aboutAuthor: aDraft.aboutAuthor,
	category: aDraft.category,
	imageUrl: aDraft.imageUrl,
	content: '<p>Begin with <strong>three</strong> breaths.</p>',
	readTime: '1 min read',
};
const writes = (sent: readonly SentRequest[]): readonly SentRequest[] => sent.filter(({ method }) => method !== 'GET');

/** Opens the version. `answer` answers all other requests. */
async function show(
	answer: (sent: SentRequest) => MockResponse | undefined = () => undefined,
	{ before = revision, stored = () => aDraft } = {},
): Promise<{ readonly sent: SentRequest[]; readonly address: () => string }> {
	const sent = mockApi((call) => {
		if (call.method !== 'GET') return answer(call);
		if (call.url.pathname === REVISION) return { body: before };
		return call.url.pathname === ARTICLE ? { body: stored() } : answer(call);
	});
	const { address } = await renderAdmin('/admin/blogs/a-1/versions/2');
	return { sent, address };
}
const restore = async (): Promise<boolean> =>
	fireEvent.click(await screen.findByRole('button', { name: /^Restore this version/ }));

test('a version is shown in full, with author and time in Nairobi, and the changes since', async () => {
	await show();
	await eventually(() =>
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('As it was on Sun 1 Nov, 10:30 AM'),
	);
	expect(screen.getByText('Saved by Wanjiru Kamau. Its text has 5 words. It was on the site.')).toBeTruthy();
	const then = within(screen.getByRole('article', { name: 'As it was' }));
	await eventually(() => expect(then.getByLabelText('Text').innerHTML).toContain('Begin with <strong>three</strong>'));
	expect([...document.querySelectorAll('dd del')].map(({ textContent }) => textContent)).toEqual(['three breaths.']);
	expect([...document.querySelectorAll('dd ins')].map(({ textContent }) => textContent)).toEqual(['one breath.']);
	expect(screen.queryByText('Title')).toBeNull();
});

test('a script in a stored version does not run', async () => {
	const content = '<p>Go.</p><img src="https://elsewhere.example/a.png" onerror="alert(1)"><script>alert(1)</script>';
	await show(undefined, { before: { ...revision, content } });
	const then = await screen.findByRole('article', { name: 'As it was' });
	await eventually(() => expect(within(then).getByLabelText('Text').textContent).toContain('Go.'));
	expect(document.querySelector('main script, main img[onerror], main img[src^="https:"]')).toBeNull();
});

test('restoring names the version that was read, and returns to the article', async () => {
	const restored = { ...aDraft, content: revision.content, version: 4 };
	let isRestored = false;
	const { sent, address } = await show(
		() => {
			isRestored = true;
			return { body: restored };
		},
		{ stored: () => (isRestored ? restored : aDraft) },
	);
	await restore();
	await eventually(() => expect(address()).toBe('/admin/blogs/a-1'));
	await eventually(() => expect(screen.getByLabelText('Article text').textContent).toBe('Begin with three breaths.'));
	expect(writes(sent)).toMatchObject([
		{ method: 'POST', url: { pathname: `${REVISION}/restoration` }, body: { version: 3 } },
	]);
});

test("restoring after a colleague's save is refused, and compares with the colleague's version", async () => {
	let stored = aDraft;
	const { sent } = await show(
		() => {
			stored = { ...aDraft, content: '<p>Begin with tea.</p>', version: 9 };
			return problem(409, 'changed_meanwhile', { current: { status: 'draft', version: 9 } }) as MockResponse;
		},
		{ stored: () => stored },
	);
	await restore();
	expect((await screen.findByRole('alert')).textContent).toMatch(/^Not restored: somebody else saved/);
	await eventually(() => expect(document.querySelector('dd ins')?.textContent).toBe('tea.'));
	await restore();
	await eventually(() => expect(writes(sent)).toHaveLength(2));
	expect(writes(sent)[1]).toMatchObject({ body: { version: 9 } });
});

test('restoring without a response says what to do, and can be retried', async () => {
	await show();
	await restore();
	expect((await screen.findByRole('alert')).textContent).toBe('Not restored. Check your connection and try again.');
	expect(screen.getByRole('button', { name: /^Restore this version/ })).toHaveProperty('disabled', false);
});

test('restoring a published article says that the site changes only when it is published', async () => {
	await show(undefined, { stored: () => ({ ...aDraft, state: 'published' }) });
	expect(await screen.findByText(/The site stays as it is until you publish it/)).toBeTruthy();
});

test('a version equal to the article cannot be restored', async () => {
	await show(undefined, { before: { ...revision, content: aDraft.content } });
	expect(await screen.findByText('Nothing. The article reads like this now.')).toBeTruthy();
	expect(screen.queryByRole('button', { name: /^Restore this version/ })).toBeNull();
});

test('a deleted version shows the not-found page', async () => {
	mockApi(({ url }) => (url.pathname === ARTICLE ? { body: aDraft } : (problem(404, 'not_found') as MockResponse)));
	await renderAdmin('/admin/blogs/a-1/versions/2');
	expect(await screen.findByText('Nothing here')).toBeTruthy();
});

test('a version that failed to load offers a retry', async () => {
	let isBack = false;
	mockApi(({ url }) => (isBack ? { body: url.pathname === REVISION ? revision : aDraft } : undefined));
	await renderAdmin('/admin/blogs/a-1/versions/2');
	expect(await screen.findByText('We could not load this version')).toBeTruthy();
	isBack = true;
	fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
	expect(await screen.findByText(/^As it was on/)).toBeTruthy();
});
