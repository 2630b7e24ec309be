import { desktop, openBrowser, openPage } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser } from 'playwright-core';

let cloud: LocalCloud;
let browser: Browser;
beforeAll(async () => {
	[cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
}, 120_000);
afterAll(async () => {
	await browser.close();
	await cloud.stop();
});

test('the description of the API can be read in a browser, and a call be tried', async () => {
	const context = await browser.newContext({ viewport: desktop });
	const { page, witness } = await openPage(context);
	await page.goto(`${cloud.origin}/__local/api-docs`);
	const services = page.locator('.opblock').filter({ hasText: '/api/services' }).first();
	await services.getByRole('button').first().click();
	await services.getByRole('button', { name: 'Try it out' }).click();
	await services.getByRole('button', { name: 'Execute' }).click();
	await services.getByText('"Family Therapy"').first().waitFor();
	expect(await page.getByText('/api/appointments', { exact: true }).count()).toBeGreaterThan(0);
	expect(witness.complaints).toEqual([]);
	await context.close();
}, 60_000);
