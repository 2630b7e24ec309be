import { desktop, openPage } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { journeyFixture } from '../support/journey-fixture.ts';
import { networkSettled } from '../support/network-settled.ts';
import { until } from '../support/until.ts';

const site = journeyFixture();

/** Presses Tab until the wanted element has the focus; every stop on the way must be visible. */
async function tabTo(
	page: Page,
	role: 'link' | 'button' | 'searchbox' | 'textbox',
	name: string | RegExp,
): Promise<void> {
	const wanted = page.getByRole(role, { name }).first();
	for (let stops = 0; stops < 120; stops += 1) {
		await page.keyboard.press('Tab');
		const { isVisible, what } = await page.evaluate(() => {
			const element = document.activeElement as HTMLElement;
			const { width, height } = element.getBoundingClientRect();
			const style = getComputedStyle(element);
			return {
				isVisible: width > 0 && height > 0 && style.visibility !== 'hidden',
				what: `${element.tagName} ${element.textContent?.slice(0, 40)}`,
			};
		});
		expect({ what, isVisible }).toEqual({ what, isVisible: true });
		if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
	}
	throw new Error(`Tab never reached the ${role} ${name}.`);
}

const focusIsOn = (page: Page, text: RegExp): Promise<boolean> =>
	page.evaluate((pattern) => new RegExp(pattern, 'i').test(document.activeElement?.textContent ?? ''), text.source);

test('a visitor reads an article, asks a question and leaves by keyboard', async () => {
	const context = await site.browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
	const { page, pageErrors } = await openPage(context);
	await page.goto(site.cloud.origin);
	await networkSettled(page);
	await page.keyboard.press('Tab');
	expect(await focusIsOn(page, /skip to/)).toBe(true);
	await tabTo(page, 'link', 'Blog');
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/blogs$/);
	await page.getByRole('searchbox').waitFor();

	await tabTo(page, 'searchbox', /search/i);
	await page.keyboard.type('anxiety');
	await page.waitForURL(/search=anxiety/);
	const card = page.getByRole('main').locator('a[href^="/blogs/"]').first();
	await card.waitFor();
	for (let stops = 0; stops < 20 && !(await card.evaluate((link) => link === document.activeElement)); stops += 1)
		await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/blogs\/.+/);
	await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
	await tabTo(page, 'button', /^Like/);
	await page.keyboard.press('Space');
	await page.getByRole('button', { name: /^Liked/ }).waitFor();
	await tabTo(page, 'button', /^Share/);
	await page.keyboard.press('Enter');
	await page.getByRole('link', { name: /WhatsApp/ }).waitFor();
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: /WhatsApp/ }).waitFor({ state: 'hidden' });

	await page.goto(`${site.cloud.origin}/help-center`);
	await networkSettled(page);
	const first = page.getByRole('main').locator('summary').first();
	await first.focus();
	await page.keyboard.press('Enter');
	expect(await page.getByRole('main').locator('details[open]').count()).toBe(1);
	await page.keyboard.press('Enter');
	expect(await page.getByRole('main').locator('details[open]').count()).toBe(0);
	await tabTo(page, 'textbox', /name/i);
	await page.keyboard.type('Otieno');
	await tabTo(page, 'textbox', /email/i);
	await page.keyboard.type('otieno@example.com');
	await tabTo(page, 'textbox', /question/i);
	await page.keyboard.type('May I bring my own tea?');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { name: 'Question Submitted!' }).waitFor();
	await page.waitForFunction(() => document.activeElement?.textContent?.trim().startsWith('Question Submitted!'));
	expect(pageErrors).toEqual([]);

	// The neutral page is on another site, which is not requested here.
	await page.route(
		(url) => !url.href.startsWith(site.cloud.origin),
		(route) => route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
	);
	// Three presses count within two seconds, which a busy machine may exceed.
	await until(
		async () => {
			for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
			const leaving = page.waitForURL((url) => !url.href.startsWith(site.cloud.origin), { timeout: 5000 });
			return leaving.then(
				() => true,
				() => false,
			);
		},
		(hasLeft) => hasLeft,
	);
	await context.close();
});
