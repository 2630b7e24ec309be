import { openBrowser, openPage, phone, startApp } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser } from 'playwright-core';
import { publicScenes } from './support/public-scenes.ts';

let cloud: LocalCloud;
let browser: Browser;
beforeAll(async () => {
	[cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
}, 120_000);
afterAll(async () => {
	await browser.close();
	await cloud.stop();
});

/** Every page a visitor can open by its address. */
const addresses = new Set(
	publicScenes.filter(({ as, before, act }) => !as && !before && !act).map(({ path }) => path.replace(/[?#].*/, '')),
);

test('no visitor ever asks for the code of booking or admin', async () => {
	const context = await browser.newContext({ viewport: phone });
	const { page } = await openPage(context);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	for (const path of [...addresses, '/login', '/register']) {
		await page.goto(cloud.origin + path);
		await startApp(page);
		await page.waitForLoadState('networkidle');
	}
	expect(asked.filter((url) => /\/mfe\/(?:booking|admin)\//.test(url))).toEqual([]);
	await context.close();
}, 120_000);
