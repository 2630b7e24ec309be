import { openBrowser, openPage, phone, startApp } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser, BrowserContext, Page } from 'playwright-core';

let cloud: LocalCloud;
let browser: Browser;
beforeAll(async () => {
	[cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
}, 120_000);
afterAll(async () => {
	await browser.close();
	await cloud.stop();
});

/** A tab in which the weather is all there is outside; it begins on a page of another site. */
async function openTab(
	options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<BrowserContext & { readonly tab: Page }> {
	const context = await browser.newContext({ viewport: phone, ...options });
	await context.route(
		(url) => url.origin !== cloud.origin,
		(route) => route.fulfill({ contentType: 'text/html', body: '<title>Outside</title><h1>Weather</h1>' }),
	);
	const { page } = await openPage(context);
	await page.goto('https://elsewhere.example/');
	return Object.assign(context, { tab: page });
}

/** Notes on every page of the site, from its first frame to its last, whether a word of it could be seen. */
async function noteWords(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const look = (): void => {
			const { body, documentElement } = document;
			const isSeen =
				body && getComputedStyle(documentElement).visibility !== 'hidden' && body.textContent.trim() !== '';
			if (isSeen && sessionStorage.getItem('tulia.left'))
				sessionStorage.setItem('seen-after-leaving', location.pathname);
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
}

const leave = async (page: Page): Promise<void> => {
	await page.getByRole('link', { name: 'Leave this site' }).click();
	await page.waitForURL((url) => url.origin !== cloud.origin);
};

async function goBackThrice(page: Page): Promise<void> {
	for (let times = 0; times < 3; times += 1) {
		await page.evaluate(() => history.back());
		await page.waitForURL((url) => url.origin !== cloud.origin);
		await page.getByRole('heading', { name: 'Weather' }).waitFor();
		expect(await page.title()).toBe('Outside');
	}
}

test('after leaving in a hurry, Back never shows what was read here, page by page', async () => {
	const { tab, ...context } = await openTab();
	await noteWords(tab);
	for (const path of ['/services', '/blogs', '/blogs/1']) await tab.goto(cloud.origin + path);
	await leave(tab);
	await goBackThrice(tab);
	await tab.goto(cloud.origin);
	expect(await tab.evaluate(() => sessionStorage.getItem('seen-after-leaving'))).toBeNull();
	void context;
	await tab.context().close();
}, 90_000);

test('nor where the pages were of one document, with the application alive', async () => {
	const { tab } = await openTab();
	await noteWords(tab);
	await tab.goto(`${cloud.origin}/services`);
	await startApp(tab);
	await tab.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
	await tab.waitForURL(/help-center/);
	await tab.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
	await tab.waitForURL(/contact/);
	await leave(tab);
	await goBackThrice(tab);
	await tab.context().close();
}, 90_000);

test('whoever comes to the site again by its address reads it, and goes back in it as ever', async () => {
	const { tab } = await openTab();
	await tab.goto(`${cloud.origin}/services`);
	await leave(tab);
	await tab.goto(`${cloud.origin}/blogs`);
	await tab.goto(`${cloud.origin}/contact`);
	await tab.goBack();
	await tab.getByRole('heading', { level: 1 }).waitFor();
	expect(new URL(tab.url()).pathname).toBe('/blogs');
	expect(await tab.evaluate(() => document.documentElement.style.visibility)).toBe('');
	await tab.context().close();
}, 60_000);

test('a page the browser kept whole comes back hidden until it is known that nobody left', async () => {
	const { tab } = await openTab();
	await tab.goto(`${cloud.origin}/services`);
	const visibility = () => tab.evaluate(() => document.documentElement.style.visibility);
	const turn = (type: string) =>
		tab.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
	await turn('pagehide');
	expect(await visibility()).toBe('hidden');
	await turn('pageshow');
	expect(await visibility()).toBe('');
	await tab.evaluate(() => sessionStorage.setItem('tulia.left', '1'));
	await turn('pagehide');
	await turn('pageshow');
	await tab.waitForURL((url) => url.origin !== cloud.origin);
	await tab.context().close();
}, 60_000);

test('without JavaScript it is a link to the neutral page', async () => {
	const { tab } = await openTab({ javaScriptEnabled: false });
	for (const path of ['/blogs/1', '/services', '/appointments']) {
		await tab.goto(cloud.origin + path);
		await leave(tab);
		expect(new URL(tab.url()).pathname).toMatch(/weather/);
	}
	await tab.context().close();
}, 60_000);
