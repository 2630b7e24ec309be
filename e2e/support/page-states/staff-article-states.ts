import type { Page } from 'playwright-core';
import type { PageState } from './page-state.ts';

/** The first article as a draft that is to go on the site a week from the browser's now, or was to a week before. */
const scheduled =
	({ isMissed }: { readonly isMissed: boolean }) =>
	(page: Page) =>
		page.route('**/api/admin/articles/1', async (route) => {
			const response = await route.fetch();
			const now = await page.evaluate(() => Date.now());
			const at = new Date(now + (isMissed ? -7 : 7) * 86_400_000).toISOString();
			await route.fulfill({
				response,
				json: { ...(await response.json()), state: 'draft', schedule: { at, isMissed } },
			});
		});

const draft = { as: 'admin', largeTextFrom: 768, path: '/admin/blogs/1' } as const;

/** A draft with a time at which it goes on the site by itself. */
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
];
