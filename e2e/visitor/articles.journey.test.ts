import { desktop, openPage, PHONE_AGENT, phone, untilSaid } from '@tulia/test-kit/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { networkSettled } from '../support/network-settled.ts';
import { goByLink, NETWORK_ERRORS } from '../support/page-states/page-state.ts';

const site = journeyFixture();

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const searchOf = (page: Page): string => new URL(page.url()).search;

async function opened(context: BrowserContext, path: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(site.cloud.origin + path);
	await networkSettled(page);
	return page;
}

test('the blog is searched and paged through, and the address contains search and page', async () => {
	const context = await site.browser.newContext({ viewport: phone });
	const { page, pageErrors } = await openPage(context);
	await page.goto(`${site.cloud.origin}/blogs`);
	const cards = page.getByRole('main').locator('li:has(a[href^="/blogs/"])').filter({ visible: true });
	await page.getByRole('link', { name: 'Next', exact: false }).first().waitFor();
	expect(await cards.count()).toBeGreaterThanOrEqual(6);

	await page.getByRole('link', { name: /Next/ }).first().click();
	await page.waitForURL(/page=2/);
	await page.getByRole('searchbox').fill('ANXIETY');
	await page.waitForURL((url) => url.searchParams.get('search') === 'ANXIETY' && !url.searchParams.has('page'));
	await page.getByRole('link', { name: /Next/ }).waitFor({ state: 'detached' });

	await page.reload();
	// The prerendered page has no search; the browser reads it from the address.
	await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type=search]')?.value === 'ANXIETY');
	await page.getByRole('searchbox').fill('zebra');
	await page.getByText('No articles found').first().waitFor();
	await page
		.getByRole('button', { name: 'View All Articles' })
		.or(page.getByRole('link', { name: 'View All Articles' }))
		.click();
	await page.waitForURL((url) => url.search === '');
	expect(searchOf(page)).toBe('');
	expect(pageErrors).toEqual([]);
	await context.close();
});

/** Runs an action that sends a like, and waits for the response. */
async function answered(page: Page, act: () => Promise<void>): Promise<void> {
	const answer = page.waitForResponse(/\/like$/);
	await act();
	await answer;
}

test('an article counts one like per browser and one view per browser and day', async () => {
	const counts = async (): Promise<Counts> => {
		const { body } = await call(site.cloud.origin, '/api/blogs/2/counts');
		return { likes: Number(body.likes), views: Number(body.views) };
	};
	const before = await counts();
	const first = await site.browser.newContext({ viewport: desktop, userAgent: PHONE_AGENT });
	const page = await opened(first, '/blogs/2');
	await answered(page, () => page.getByRole('button', { name: /^Like/ }).click());
	await page.getByRole('button', { name: /^Liked/ }).waitFor();
	await page.reload();
	await page.getByRole('button', { name: /^Liked/ }).waitFor();
	await networkSettled(page);

	const second = await site.browser.newContext({ viewport: phone, userAgent: PHONE_AGENT });
	const other = await opened(second, '/blogs/2');
	await answered(other, () => other.getByRole('button', { name: /^Like/ }).click());
	await answered(other, () => other.getByRole('button', { name: /^Liked/ }).click());
	await other.getByRole('button', { name: /^Like(?!d)/ }).waitFor();

	expect(await counts()).toEqual({ likes: before.likes + 1, views: before.views + 2 });
	await first.close();
	await second.close();
});

interface Counts {
	readonly likes: number;
	readonly views: number;
}

test('a like that could not be stored is reverted, with a message', async () => {
	const context = await site.browser.newContext({ viewport: phone });
	const page = await opened(context, '/blogs/3');
	await page.route('**/api/blogs/3/like', (route) => route.abort());
	await page.getByRole('button', { name: /^Like/ }).click();
	await page.getByRole('alert').filter({ visible: true }).first().waitFor();
	await page.getByRole('button', { name: /^Like(?!d)/ }).waitFor();
	await context.close();
});

test('an article is shared by link, and the menu closes with Escape and returns the focus', async () => {
	const context = await site.browser.newContext({
		viewport: desktop,
		permissions: ['clipboard-read', 'clipboard-write'],
	});
	const page = await opened(context, '/blogs/1');
	const share = page.getByRole('button', { name: /^Share/ });
	await share.click();
	// The press loads the application, and with it the menu.
	await page
		.getByRole('main')
		.locator('a[href*="whatsapp"], a[href*="wa.me"], a[href*="facebook"], a[href^="mailto:"]')
		.nth(2)
		.waitFor();
	await page
		.getByRole('button', { name: /copy link/i })
		.or(page.getByRole('menuitem', { name: /copy link/i }))
		.click();
	await untilSaid(page, 'Link copied');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.cloud.origin}/blogs/1`);
	if (!(await page.getByRole('link', { name: /WhatsApp/ }).isVisible())) await share.click();
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: /WhatsApp/ }).waitFor({ state: 'hidden' });
	expect(await share.evaluate((button) => button === document.activeElement)).toBe(true);
	await context.close();
});

test.each([
	['/blogs/no-such-article', 404, 'text/html'],
	['/no-such-page', 404, 'text/html'],
	['/blogs/1', 200, 'text/html'],
	['/services', 200, 'text/html'],
	['/login', 200, 'text/html'],
	['/api/blogs/no-such-article', 404, 'application/problem+json'],
	['/api/no-such-call', 404, 'application/'],
])('the address %s is answered with %i as %s', async (path, status, contentType) => {
	const answer = await fetch(site.cloud.origin + path, { headers: { accept: 'text/html' } });
	expect({ status: answer.status, contentType: answer.headers.get('content-type') }).toEqual({
		status,
		contentType: expect.stringContaining(contentType),
	});
});

test('an unknown address shows the site, whether it is typed or reached by a link', async () => {
	const context = await site.browser.newContext({ viewport: phone });
	const { page, pageErrors } = await openPage(context, { ignore: NETWORK_ERRORS });
	await page.goto(`${site.cloud.origin}/blogs/no-such-article`);
	await h1(page, 'Article Not Found').waitFor();
	await page.getByRole('link', { name: 'Browse All Articles' }).click();
	await page.waitForURL(/\/blogs$/);
	await goByLink(page, '/blogs/neither-this');
	await h1(page, 'Article Not Found').waitFor();
	expect(pageErrors).toEqual([]);
	await context.close();
});

test('prerendered pages have their content without scripts', async () => {
	for (const [path, text] of [
		['/blogs/1', '<h1'],
		['/services', 'Anxiety Management'],
		['/help-center', 'Still Have Questions?'],
		['/contact', 'Send Us a Message'],
		['/privacy-policy', 'June 15, 2025'],
	] as const) {
		const html = await (await fetch(site.cloud.origin + path)).text();
		expect({ path, holds: html.includes(text) }).toEqual({ path, holds: true });
	}
});
