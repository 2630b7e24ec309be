import { openPage, phone } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { journeyFixture } from '../support/journey-fixture.ts';
import { admin, logIn, newClient, type Person } from '../support/log-in.ts';
import { networkSettled } from '../support/network-settled.ts';

const site = journeyFixture();

/** A common office laptop. */
const laptop = { width: 1366, height: 768 };
const TWO_SCREENS = 2;

async function pageOf(person: Person, viewport: typeof laptop): Promise<Page> {
	const context = await site.browser.newContext({ viewport, reducedMotion: 'reduce' });
	const { page } = await openPage(context);
	await logIn(page, site.cloud.origin, person);
	return page;
}

/** The height of a page, in screens. */
const screensOf = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);

test.each([
	['a phone', phone],
	['a laptop', laptop],
])('on %s each tab of the settings is at most two screens long, with its Save visible', async (_on, viewport) => {
	const page = await pageOf(admin, viewport);
	await page.goto(`${site.cloud.origin}/admin/settings`);
	await page.getByRole('group', { name: 'Part' }).waitFor();
	const tabs = await page.getByRole('group', { name: 'Part' }).getByRole('button').allTextContents();
	const screens: Record<string, number> = {};
	for (const tab of tabs) {
		await page.getByRole('button', { name: tab, exact: true }).click();
		await page.evaluate(() => scrollTo(0, 0));
		screens[tab] = await screensOf(page);
		const save = await page.getByRole('button', { name: /^Save settings/ }).boundingBox();
		expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
	}
	expect(Object.entries(screens).filter(([, long]) => long > TWO_SCREENS)).toEqual([]);
	expect(tabs.length).toBeGreaterThan(1);
});

test('on a phone the account is at most two screens long, and its address opens a section', async () => {
	const page = await pageOf(await newClient(site.cloud.origin), phone);
	await page.goto(`${site.cloud.origin}/account`);
	await page.getByRole('heading', { name: 'Delete your account' }).waitFor();
	await networkSettled(page);
	// The footer is the same on every page.
	const end = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom + window.scrollY);
	expect(end / phone.height).toBeLessThanOrEqual(TWO_SCREENS);
	expect(await page.getByLabel('Current password').isVisible()).toBe(false);

	// By keyboard: opened, filled in, closed and opened again.
	await page.getByRole('region', { name: 'Who you are' }).locator('summary').focus();
	await page.keyboard.press('Enter');
	await page.getByLabel('Full name').fill('Wairimu N');
	await page.getByRole('region', { name: 'Who you are' }).locator('summary').focus();
	await page.keyboard.press('Enter');
	expect(await page.getByLabel('Full name').isVisible()).toBe(false);
	await page.keyboard.press('Enter');
	expect(await page.getByLabel('Full name').inputValue()).toBe('Wairimu N');

	await page.goto(`${site.cloud.origin}/account#password`);
	await page.getByLabel('Current password').waitFor();
});

test('on a phone another currency is chosen and saved by keyboard, with its Save visible', async () => {
	const page = await pageOf(admin, phone);
	await page.goto(`${site.cloud.origin}/admin/sessions?part=prices`);
	await page.getByLabel('Currency').selectOption('KES');
	const fields = page.getByRole('textbox', { name: /, price in KES/ });
	await fields.first().focus();
	const count = await fields.count();
	for (let at = 0; at < count; at += 1) {
		await page.keyboard.type('4500');
		// Past the duration of the next service.
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
	}
	await page.getByText(`${count} of ${count} prices are ready.`).waitFor();
	const save = await page.getByRole('button', { name: /^Save all prices/ }).boundingBox();
	expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(phone.height);
	expect((await (await fetch(`${site.cloud.origin}/api/profile`)).json()).currency).toBe('USD');
	await fields.last().focus();
	await page.keyboard.press('Enter');
	await page.getByText('Nothing is changed yet.').waitFor();
	// Staff see the new price at once, although the public profile may be cached for a minute.
	await page.getByRole('button', { name: 'Services' }).click();
	await page
		.getByText(/^KES\s4,500$/)
		.first()
		.waitFor();
});
