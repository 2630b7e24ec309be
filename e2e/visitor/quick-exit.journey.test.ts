import { openPage, phone, startApp } from '@tulia/test-kit/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { journeyFixture } from '../support/journey-fixture.ts';

const site = journeyFixture();

/** A tab with a stub for the neutral page; it begins on a page of another site. */
async function openTab(
	options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<BrowserContext & { readonly tab: Page }> {
	const context = await site.browser.newContext({ viewport: phone, ...options });
	await context.route(
		(url) => url.origin !== site.cloud.origin,
		(route) => route.fulfill({ contentType: 'text/html', body: '<title>Outside</title><h1>Weather</h1>' }),
	);
	const { page } = await openPage(context);
	await page.goto('https://elsewhere.example/');
	return Object.assign(context, { tab: page });
}

/** Records for every page of the site, in every frame, whether any of its text is visible. */
async function recordVisibleText(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const collect = (): void => {
			const { body, documentElement } = document;
			const isSeen =
				body && getComputedStyle(documentElement).visibility !== 'hidden' && body.textContent.trim() !== '';
			if (isSeen && sessionStorage.getItem('tulia.left'))
				sessionStorage.setItem('seen-after-leaving', location.pathname);
			requestAnimationFrame(collect);
		};
		requestAnimationFrame(collect);
	});
}

const quickExit = async (page: Page): Promise<void> => {
	await page.getByRole('link', { name: 'Leave this site' }).click();
	await page.waitForURL((url) => url.origin !== site.cloud.origin);
};

async function goBackThreeTimes(page: Page): Promise<void> {
	for (let times = 0; times < 3; times += 1) {
		// The previous page looks like the next one, and may stay visible for a while.
		await page.evaluate(() => {
			Reflect.set(window, 'isBefore', true);
			setTimeout(() => history.back());
		});
		await page.waitForFunction(
			(origin) =>
				!('isBefore' in window) &&
				location.origin !== origin &&
				document.title === 'Outside' &&
				document.querySelector('h1')?.textContent === 'Weather',
			site.cloud.origin,
		);
	}
}

test('after a quick exit Back never shows what was read, page by page', async () => {
	const { tab, ...context } = await openTab();
	await recordVisibleText(tab);
	for (const path of ['/services', '/blogs', '/blogs/1']) await tab.goto(site.cloud.origin + path);
	await quickExit(tab);
	await goBackThreeTimes(tab);
	await tab.goto(site.cloud.origin);
	expect(await tab.evaluate(() => sessionStorage.getItem('seen-after-leaving'))).toBeNull();
	void context;
	await tab.context().close();
});

test('after a quick exit Back never shows what was read by client-side navigation', async () => {
	const { tab } = await openTab();
	await recordVisibleText(tab);
	await tab.goto(`${site.cloud.origin}/services`);
	await startApp(tab);
	await tab.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
	await tab.waitForURL(/help-center/);
	// The footer moves while the page changes: a click then would miss the link.
	await tab.getByRole('heading', { level: 1, name: /help/i }).waitFor();
	await tab.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
	await tab.waitForURL(/contact/);
	await quickExit(tab);
	await goBackThreeTimes(tab);
	await tab.context().close();
});

test('after a quick exit a visitor who opens the site again by its address can read it and go back in it as usual', async () => {
	const { tab } = await openTab();
	await tab.goto(`${site.cloud.origin}/services`);
	await quickExit(tab);
	await tab.goto(`${site.cloud.origin}/blogs`);
	await tab.goto(`${site.cloud.origin}/contact`);
	await tab.goBack();
	await tab.getByRole('heading', { level: 1 }).waitFor();
	expect(new URL(tab.url()).pathname).toBe('/blogs');
	expect(await tab.evaluate(() => document.documentElement.style.visibility)).toBe('');
	await tab.context().close();
});

test('a page restored from the back/forward cache is hidden until the quick exit flag was read', async () => {
	const { tab } = await openTab();
	await tab.goto(`${site.cloud.origin}/services`);
	const visibility = () => tab.evaluate(() => document.documentElement.style.visibility);
	const dispatchTransition = (type: string) =>
		tab.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
	await dispatchTransition('pagehide');
	expect(await visibility()).toBe('hidden');
	await dispatchTransition('pageshow');
	expect(await visibility()).toBe('');
	await tab.evaluate(() => sessionStorage.setItem('tulia.left', '1'));
	await dispatchTransition('pagehide');
	await dispatchTransition('pageshow');
	await tab.waitForURL((url) => url.origin !== site.cloud.origin);
	await tab.context().close();
});

test('without JavaScript the quick exit is a link to the neutral page', async () => {
	const { tab } = await openTab({ javaScriptEnabled: false });
	for (const path of ['/blogs/1', '/services', '/appointments']) {
		await tab.goto(site.cloud.origin + path);
		await quickExit(tab);
		expect(new URL(tab.url()).pathname).toMatch(/weather/);
	}
	await tab.context().close();
});
