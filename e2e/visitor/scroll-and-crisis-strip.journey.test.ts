import { desktop, openPage, phone, startApp } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { journeyFixture } from '../support/journey-fixture.ts';

const site = journeyFixture();

/** Records the scroll position of every frame painted after the heading changed. */
const recordScrollFrames = (page: Page): Promise<void> =>
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

const recordedFrames = (page: Page): Promise<readonly number[]> =>
	page.evaluate(() => Reflect.get(window, 'scrollOfFrames'));

test('a new page starts at its top at once, also from the end of a long one', async () => {
	const { page, pageErrors } = await openPage(await site.browser.newContext({ viewport: phone }));
	await page.goto(`${site.cloud.origin}/services`);
	await startApp(page);
	const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });
	await link.scrollIntoViewIfNeeded();
	await recordScrollFrames(page);
	await link.click();
	await page.waitForFunction(() => Reflect.get(window, 'scrollOfFrames').length > 5);
	expect(new Set(await recordedFrames(page))).toEqual(new Set([0]));
	expect(pageErrors).toEqual([]);
	await page.context().close();
});

test.each([320, 360, 390, desktop.width])('at %d px the crisis strip is one row of targets of 44 px', async (width) => {
	const context = await site.browser.newContext({ viewport: { width, height: 700 } });
	const { page } = await openPage(context);
	await page.goto(site.cloud.origin);
	const strip = page.getByRole('region', { name: 'Urgent help' });
	expect((await strip.boundingBox())?.height).toBeLessThan(48);
	const targets = await strip.locator('a, button').filter({ visible: true }).all();
	for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
	await context.close();
});
