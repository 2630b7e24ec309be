import { accessibilityViolations, openPage } from '@tulia/test-kit/browser';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { tabTo } from '../support/keyboard.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture({ isWindowless: true });

/** Opens Centre as the owner. */
async function openCentre(options: BrowserContextOptions): Promise<Page> {
	const { cloud, newContext } = staff();
	const { page } = await openPage(await newContext({ ...options, as: 'admin' }));
	await page.goto(`${cloud.origin}/admin/centre`);
	await page.getByRole('link', { name: 'Audit', exact: true }).waitFor();
	return page;
}

/** The positions of the menu's entries, View website and Logout included. */
const entriesOf = (page: Page) =>
	page.getByRole('navigation', { name: 'Admin' }).evaluate((menu) => {
		const entries = [...menu.querySelectorAll('a'), ...(menu.nextElementSibling?.children ?? [])];
		const boxes = entries.map((entry) => entry.getBoundingClientRect());
		return {
			count: entries.length,
			scrolls: menu.scrollHeight > menu.clientHeight,
			least: Math.round(Math.min(...boxes.map(({ height }) => height))),
			top: Math.round(Math.min(...boxes.map(({ top }) => top))),
			bottom: Math.round(Math.max(...boxes.map(({ bottom }) => bottom))),
		};
	});

test.each([
	{ width: 1440, height: 900, least: 44 },
	{ width: 1366, height: 768, least: 36 },
	{ width: 1366, height: 640, least: 28 },
])('an owner sees the whole menu at $width × $height without scrolling', async ({ least, ...viewport }) => {
	const page = await openCentre({ viewport });
	const menu = await entriesOf(page);
	expect(menu.count).toBeLessThanOrEqual(14 + 2);
	expect(menu.scrolls).toBe(false);
	expect(menu.least).toBeGreaterThanOrEqual(least);
	expect(menu.top).toBeGreaterThanOrEqual(0);
	expect(menu.bottom).toBeLessThanOrEqual(viewport.height);
	await page.context().close();
});

test('on a touch screen every entry has at least the height of a finger, and the current one is visible', async () => {
	const page = await openCentre({ viewport: { width: 1024, height: 600 }, hasTouch: true, isMobile: true });
	expect((await entriesOf(page)).least).toBeGreaterThanOrEqual(44);
	const current = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Centre/ });
	expect(await current.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight - 44)).toBe(true);
	await page.context().close();
});

test('on a phone the menu is one sheet in two columns, all of it visible, and closes with Escape and on navigation', async () => {
	const viewport = { width: 390, height: 844 };
	const page = await openCentre({ viewport, hasTouch: true, isMobile: true });
	const open = page.getByRole('button', { name: 'Admin menu' });
	await open.tap();
	const menu = await entriesOf(page);
	expect(menu.scrolls).toBe(false);
	expect(menu.least).toBeGreaterThanOrEqual(44);
	expect(menu.bottom).toBeLessThanOrEqual(viewport.height);
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
	await open.tap();
	await page.getByRole('link', { name: /^Reviews/ }).tap();
	await page.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor();
	expect(await page.getByRole('dialog').count()).toBe(0);
	await page.context().close();
});

test('by keyboard an owner opens a card of Centre and a tab of its page, and returns to Centre by the breadcrumb', async () => {
	const page = await openCentre({ viewport: { width: 1366, height: 768 } });
	const follow = async (text: RegExp, heading: string) => {
		await tabTo(page, (focus) => text.test(focus.text));
		await page.keyboard.press('Enter');
		await page.getByRole('heading', { level: 1, name: heading }).waitFor();
	};
	await follow(/^Psychologists and hours$/, 'Psychologists and hours');
	await follow(/^Requests for hours$/, 'Psychologists and hours');
	expect(new URL(page.url()).pathname).toBe('/admin/hours-requests');
	// Both tabs have one heading: the underlined one shows which is open.
	await page.locator('[aria-current=page]', { hasText: 'Requests for hours' }).waitFor();
	await follow(/^Centre$/, 'Centre');
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.context().close();
});

test('the cards of Centre fit into one window, on a phone and on a laptop', async () => {
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 1366, height: 768 },
	]) {
		const page = await openCentre({ viewport });
		const last = await page.getByRole('link', { name: 'Audit', exact: true }).boundingBox();
		expect((last?.y ?? viewport.height) + (last?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
		await page.context().close();
	}
});
