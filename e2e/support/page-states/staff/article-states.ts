import { timeOn } from '@tulia/test-kit/clock';
import type { Page } from 'playwright-core';
import { apiFails, NETWORK_ERRORS, type PageState } from '../page-state.ts';

/** The first article as a draft scheduled a week after the browser's now, or a week before. */
const scheduled =
	({ isMissed }: { readonly isMissed: boolean }) =>
	(page: Page) =>
		page.route('**/api/admin/articles/1', async (route) => {
			const response = await route.fetch();
			const now = await timeOn(page);
			const at = new Date(now + (isMissed ? -7 : 7) * 86_400_000).toISOString();
			await route.fulfill({
				response,
				json: { ...(await response.json()), state: 'draft', schedule: { at, isMissed } },
			});
		});

const version = { as: 'admin', largeTextFrom: 768, path: '/admin/blogs/1/versions/2' } as const;
const untilShown = (page: Page): Promise<void> =>
	page.getByRole('article', { name: 'As it was' }).getByLabel('Text').waitFor();

const draft = { as: 'admin', largeTextFrom: 768, path: '/admin/blogs/1' } as const;

/** An earlier version of the first article, as if a colleague had saved over it. */
const earlier = async (page: Page): Promise<void> => {
	const listed = {
		...{ version: 2, writtenAt: '2026-11-02T13:05:00.000Z', writtenBy: 'Wanjiru Kamau' },
		...{ wasPublished: true, words: 812 },
	};
	const before = { ...listed, version: 1, writtenAt: '2026-10-30T07:30:00.000Z', wasPublished: false, words: 1240 };
	await page.route('**/api/admin/articles/1/revisions', (route) => route.fulfill({ json: { data: [listed, before] } }));
	await page.route('**/api/admin/articles/1/revisions/2', async (route) => {
		const response = await route.fetch({ url: route.request().url().replace('/revisions/2', '') });
		const article = await response.json();
		const content = article.content.replaceAll('minutes', 'hours').replace('</p>', ' It will pass.</p>');
		await route.fulfill({ response, json: { ...article, ...listed, title: `${article.title}, and after`, content } });
	});
};
const refused = async (page: Page): Promise<void> => {
	await earlier(page);
	const title = 'Somebody else changed this meanwhile';
	const json = {
		...{ type: '/problems/changed_meanwhile', title, status: 409, detail: title, code: 'changed_meanwhile' },
		...{ errors: [], requestId: 'request-1', current: { status: 'published', version: 9 } },
	};
	await page.route('**/restoration', (route) =>
		route.fulfill({ status: 409, contentType: 'application/problem+json', json }),
	);
};

/** A scheduled draft, and the earlier versions of an article. */
export const staffArticleStates: readonly PageState[] = [
	{
		...draft,
		name: 'admin-blog-scheduled',
		before: scheduled({ isMissed: false }),
		texts: ['Publish later', 'Do not publish then'],
	},
	{
		...draft,
		name: 'admin-blog-time-missed',
		before: scheduled({ isMissed: true }),
		texts: ['It is not on the site.', 'Before you publish'],
	},
	{
		...draft,
		name: 'admin-blog-earlier-versions',
		before: earlier,
		act: async (page) => {
			await page.locator('summary', { hasText: 'Earlier versions' }).click();
			await page.getByRole('link', { name: /^Mon 2 Nov/ }).waitFor();
		},
		texts: ['Earlier versions', 'Was on the site'],
	},
	{
		...version,
		name: 'admin-blog-version',
		before: earlier,
		act: untilShown,
		texts: ['What changed since', 'Restore this version'],
	},
	{
		...version,
		name: 'admin-blog-version-refused',
		before: refused,
		act: async (page) => {
			await untilShown(page);
			await page.getByRole('button', { name: 'Restore this version' }).click();
			await page
				.getByRole('alert')
				.getByText(/^Not restored: somebody else saved/)
				.waitFor();
		},
		texts: ['Bring it back'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		...version,
		name: 'admin-blog-version-failed',
		before: apiFails('/api/admin/articles/1/revisions/2'),
		texts: ['We could not load this version'],
		ignoredErrors: NETWORK_ERRORS,
	},
];
