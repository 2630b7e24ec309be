import { openBrowser, openPage } from '@tulia/test-kit/browser';
import type { Browser, Page, Route } from 'playwright-core';
import { networkSettled } from '../support/network-settled.ts';

const ORIGIN = 'http://centre.test';

let browser: Browser;
beforeAll(async () => {
	browser = await openBrowser({ isWindowless: true });
});
afterAll(() => browser.close());

async function settledPage(): Promise<Page> {
	const { page } = await openPage(await browser.newContext());
	await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Centre</h1>' }));
	await page.goto(ORIGIN);
	await networkSettled(page);
	return page;
}

/** A request without an answer, from a page that has been settled before. */
async function pendingRequest(page: Page): Promise<Route> {
	const held = new Promise<Route>((resolve) => page.route('**/held', resolve));
	await page.evaluate(() => void fetch('/held').catch(() => undefined));
	return held;
}

test.each(['fulfill', 'abort'] as const)('a request after the first settled state is waited for: %s', async (how) => {
	const [page, other] = [await settledPage(), await settledPage()];
	const route = await pendingRequest(page);
	let isOver = false;
	const wait = networkSettled(page).then(() => {
		isOver = true;
	});
	await networkSettled(other); // as long as a wait lasts for which nothing is pending
	expect(isOver).toBe(false);
	await route[how]();
	await wait;
});

test('a request of the document before is not waited for', async () => {
	const page = await settledPage();
	await pendingRequest(page);
	await page.goto(`${ORIGIN}/next`);
	await networkSettled(page);
});
