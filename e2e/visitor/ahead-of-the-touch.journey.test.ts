import { desktop, openPage, PHONE_AGENT, phone } from '@tulia/test-kit/browser';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { journeyFixture } from '../support/journey-fixture.ts';
import { type EmulatedConnection, emulateConnection, emulateLine } from '../support/line.ts';
import { idle } from '../support/network-settled.ts';

const site = journeyFixture();

const computer: BrowserContextOptions = { viewport: desktop, userAgent: PHONE_AGENT };
const handset: BrowserContextOptions = { viewport: phone, userAgent: PHONE_AGENT, isMobile: true, hasTouch: true };
const fast: EmulatedConnection = { effectiveType: '4g', downlink: 10, rtt: 50, saveData: false };

interface Visit {
	readonly page: Page;
	readonly appScripts: readonly string[];
	readonly pageErrors: readonly string[];
}

async function visit(context: BrowserContext, path: string, before?: (page: Page) => Promise<unknown>): Promise<Visit> {
	const { page, pageErrors } = await openPage(context);
	const appScripts: string[] = [];
	page.on('request', (request) => {
		const name = new URL(request.url()).pathname;
		if (request.resourceType() === 'script' && !/\/(?:boot|back-guard)\./.test(name)) appScripts.push(name);
	});
	await before?.(page);
	await page.goto(site.cloud.origin + path, { waitUntil: 'load' });
	return { page, appScripts, pageErrors };
}

const untilHydrated = (page: Page): Promise<unknown> =>
	page.waitForFunction(() => document.documentElement.matches('[data-frame][data-page]'));

test.each(['/', '/blogs/1', '/contact'])(
	'on a fast connection of a computer the application of %s is prefetched',
	async (path) => {
		const context = await site.browser.newContext(computer);
		const { page, pageErrors } = await visit(context, path, (opened) =>
			emulateLine(opened, { megabits: 20, latency: 20 }),
		);
		await untilHydrated(page);
		expect(pageErrors).toEqual([]);
		await context.close();
	},
);

test('on the Wi-Fi of a phone the application is prefetched', async () => {
	const context = await site.browser.newContext(handset);
	await emulateConnection(context, { ...fast, type: 'wifi' });
	const { page, pageErrors } = await visit(context, '/blogs/2');
	await untilHydrated(page);
	expect(pageErrors).toEqual([]);
	await context.close();
});

test('on slow 4G nothing is prefetched before a control is touched', async () => {
	const context = await site.browser.newContext(computer);
	const { page, appScripts } = await visit(context, '/', (opened) =>
		emulateLine(opened, { megabits: 1.6, latency: 150 }),
	);
	await idle(page);
	expect(appScripts).toEqual([]);
	await context.close();
});

test.each<readonly [string, BrowserContextOptions, EmulatedConnection | undefined]>([
	['on a mobile network', handset, { ...fast, type: 'cellular' }],
	['with save-data set', computer, { ...fast, saveData: true }],
	['on a phone that does not report its connection type', handset, fast],
	['in a browser that does not report its connection', computer, undefined],
])('%s nothing is prefetched before a control is touched', async (_where, options, line) => {
	const context = await site.browser.newContext(options);
	await emulateConnection(context, line);
	const { page, appScripts } = await visit(context, '/blogs/2');
	await idle(page);
	expect(appScripts).toEqual([]);
	await context.close();
});

test('a touch while the application is being prefetched is answered, and not lost', async () => {
	const context = await site.browser.newContext({ ...computer, reducedMotion: 'reduce' });
	await emulateConnection(context, fast);
	const { page, pageErrors } = await visit(context, '/contact', async (opened) => {
		await opened.route('**/shell/**/main.*.js', async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 500));
			await route.continue();
		});
	});
	await page.locator('summary').first().click();
	expect(await page.locator('details[open]').count()).toBe(1);
	await page.getByRole('main').getByLabel('Name').fill('Akinyi');
	await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click();
	await untilHydrated(page);
	await page.getByRole('main').getByText('Email is required').first().waitFor();
	expect(await page.getByRole('main').getByLabel('Name').inputValue()).toBe('Akinyi');
	expect(pageErrors).toEqual([]);
	await context.close();
});
