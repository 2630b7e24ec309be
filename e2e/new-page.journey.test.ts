import { desktop, openBrowser, openPage, phone, startApp } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser, Page } from 'playwright-core';

let cloud: LocalCloud;
let browser: Browser;
beforeAll(async () => {
	[cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
}, 120_000);
afterAll(async () => {
	await browser.close();
	await cloud.stop();
});

/** Notes, from now on, how far down each painted frame of another page's heading is scrolled. */
const noteFrames = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const before = document.querySelector('main h1');
		const frames: number[] = [];
		Reflect.set(window, 'scrollOfFrames', frames);
		const note = (): void => {
			const heading = document.querySelector('main h1');
			if (heading && heading !== before) frames.push(Math.round(scrollY));
			requestAnimationFrame(note);
		};
		requestAnimationFrame(note);
	});

const framesOf = (page: Page): Promise<readonly number[]> => page.evaluate(() => Reflect.get(window, 'scrollOfFrames'));

test('a new page starts at its top at once, also from the foot of a long one', async () => {
	const { page, witness } = await openPage(await browser.newContext({ viewport: phone }));
	await page.goto(`${cloud.origin}/services`);
	await startApp(page);
	const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });
	await link.scrollIntoViewIfNeeded();
	await noteFrames(page);
	await link.click();
	await page.waitForFunction(() => Reflect.get(window, 'scrollOfFrames').length > 5);
	expect(new Set(await framesOf(page))).toEqual(new Set([0]));
	expect(witness.complaints).toEqual([]);
	await page.context().close();
}, 60_000);

test.each([320, 360, 390, desktop.width])('at %d px whom to call and the way out stand in one row', async (width) => {
	const context = await browser.newContext({ viewport: { width, height: 700 } });
	const { page } = await openPage(context);
	await page.goto(cloud.origin);
	const strip = page.getByRole('region', { name: 'Urgent help' });
	expect((await strip.boundingBox())?.height).toBeLessThan(48);
	const targets = await strip.locator('a, button').filter({ visible: true }).all();
	for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
	await context.close();
});
