import { accessibilityViolations, desktop, openPage, PHONE_AGENT, phone, startApp } from '@tulia/test-kit/browser';
import type { BrowserContextOptions, Locator, Page, Request } from 'playwright-core';
import { journeyFixture } from '../support/journey-fixture.ts';
import { emulateConnection, ordinaryLine } from '../support/line.ts';
import { networkSettled } from '../support/network-settled.ts';

const site = journeyFixture();

interface Opened {
	readonly page: Page;
	readonly requests: readonly Request[];
	readonly pageErrors: readonly string[];
	readonly close: () => Promise<void>;
}

async function open(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
	const context = await site.browser.newContext({ viewport: phone, userAgent: PHONE_AGENT, ...options });
	await emulateConnection(context, ordinaryLine);
	const { page, pageErrors } = await openPage(context);
	const requests: Request[] = [];
	page.on('request', (request) => requests.push(request));
	await page.goto(site.cloud.origin + path);
	await page.locator('[data-year]:not(:empty)').waitFor({ state: 'attached' });
	return { page, requests, pageErrors, close: () => context.close() };
}

/** Delays responses to `address` until the returned function is called. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
	let release = (): void => undefined;
	const gate = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(address, async (route) => {
		await gate;
		await route.continue();
	});
	return () => release();
}

const appScripts = (requests: readonly Request[]): readonly string[] =>
	requests.map((request) => request.url()).filter((url) => /\/(?:main\.|mfe\/)[^?]*\.js$/.test(url));
const likesSent = (requests: readonly Request[]): readonly Request[] =>
	requests.filter((request) => request.url().endsWith('/like'));
const styleOf = (control: Locator, name: string, pseudo?: string): Promise<string> =>
	control.evaluate((element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property ?? ''), [
		name,
		pseudo,
	] as const);

test('a like and the share menu work without the application', async () => {
	const { page, requests, pageErrors, close } = await open('/blogs/3');
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	const like = page.getByRole('button', { name: /^Like/ });
	const release = await hold(page, '**/like');
	await like.click();
	const liked = page.getByRole('button', { name: /^Liked/ });
	expect(await liked.getAttribute('aria-pressed')).toBe('true');
	expect(await liked.getAttribute('aria-busy')).toBe('true');
	await liked.click(); // does nothing
	const stored = page.waitForResponse(/\/like$/);
	release();
	await stored;
	await page.locator('[data-like]:not([aria-busy])').waitFor();
	expect(await page.locator('[data-likes]').textContent()).toBe('1');
	expect(likesSent(requests)).toHaveLength(1);

	await page.getByRole('button', { name: 'Share' }).click();
	expect(await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
		encodeURIComponent(`${site.cloud.origin}/blogs/3`),
	);
	await page.getByRole('button', { name: 'Copy link' }).click();
	await page.getByText('Link copied').waitFor();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.cloud.origin}/blogs/3`);
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(appScripts(requests)).toEqual([]);

	// The application that loads afterwards counts neither the like nor the view again, and finds the menu open.
	await startApp(page);
	await networkSettled(page);
	expect(await page.locator('[data-likes]').textContent()).toBe('1');
	expect(await liked.getAttribute('aria-pressed')).toBe('true');
	expect(await page.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(true);
	expect(likesSent(requests)).toHaveLength(1);
	expect(pageErrors).toEqual([]);
	await close();
});

test('a like that is pending when the page hydrates is taken over, and sent once', async () => {
	const { page, requests, pageErrors, close } = await open('/blogs/5');
	const release = await hold(page, '**/like');
	await page.getByRole('button', { name: /^Like/ }).click();
	await startApp(page);
	const liked = page.getByRole('button', { name: /^Liked/ });
	expect(await liked.getAttribute('aria-busy')).toBe('true');
	release();
	await page.locator('[data-like]:not([aria-busy])').waitFor();
	expect(await liked.getAttribute('aria-pressed')).toBe('true');
	expect(await page.locator('[data-likes]').textContent()).toBe('1');
	expect(await page.evaluate(() => sessionStorage.getItem('tulia.visit.liked.5'))).toBe('yes');
	expect(likesSent(requests)).toHaveLength(1);
	const takenBack = page.waitForResponse(/\/like$/);
	await liked.click();
	await takenBack;
	await page.locator('[data-like]:not([aria-busy])').waitFor();
	expect(await page.locator('[data-likes]').textContent()).toBe('');
	expect(pageErrors).toEqual([]);
	await close();
});

test.each(['before hydration', 'after it'])(
	'%s a form that is sent is tinted at once, has dots and a verb after 300 ms, and a message after five seconds',
	async (when) => {
		const { page, pageErrors, close } = await open('/contact', { viewport: desktop });
		if (when === 'after it') await startApp(page);
		const main = page.getByRole('main');
		await hold(page, when === 'after it' ? '**/api/contact' : '**/shell/**/main.*.js');
		await main.getByLabel('Name').fill('Akinyi');
		await main.getByLabel(/Email/).first().fill('akinyi@example.com');
		await main.getByLabel('Subject').fill('Parking');
		await main.getByLabel('Message').fill('Is there a place to park near you?');
		const button = main.getByRole('button', { name: 'Send Message' });
		const [width, colour] = [(await button.boundingBox())?.width, await styleOf(button, 'background-color')];
		const busy = main.locator('button[aria-busy=true]');
		// In one task, so that the first frame after the touch is not missed.
		const verbAtOnce = await button.evaluate(async (control: HTMLElement) => {
			control.click();
			await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			const verb = control.querySelector('[data-verb]');
			// A busy machine may have exceeded the delay after which it is shown.
			for (const animation of verb?.getAnimations() ?? []) animation.currentTime = 0;
			return verb && getComputedStyle(verb).visibility;
		});
		expect(verbAtOnce).toBe('hidden');
		await main.getByRole('button', { name: 'Sending…' }).waitFor();
		await busy.evaluate((control) => Promise.all(control.getAnimations().map(({ finished }) => finished)));
		expect(await styleOf(busy, 'background-color')).not.toBe(colour);
		expect((await busy.boundingBox())?.width).toBe(width);
		await page.locator('#live-region', { hasText: 'Sending…' }).waitFor({ state: 'attached' });
		await page.getByText('Still working. Your choices are safe.').first().waitFor();
		expect(pageErrors).toEqual([]);
		await close();
	},
);

test.each<readonly [string, BrowserContextOptions]>([
	['without a preference', {}],
	['and does not move with reduced motion', { reducedMotion: 'reduce' }],
])('a page change marks its link, and draws a progress bar below the header %s', async (_how, options) => {
	const { page, pageErrors, close } = await open('/', options);
	// A response without a page: the document stays, as while the next one is loading.
	await page.route('**/services', (route) => route.fulfill({ status: 204 }));
	await page.getByRole('button', { name: 'Menu' }).click();
	const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Services' });
	await link.click({ noWaitAfter: true });
	// The menu around it closes soon after the touch.
	await page.locator('nav a[data-going][aria-busy=true]').first().waitFor({ state: 'attached' });
	await page.locator('html[data-going]').waitFor();
	const header = page.getByRole('banner');
	expect(await styleOf(header, 'height', '::after')).toBe('6px');
	const walks = await styleOf(header, 'animation-name', '::after');
	expect(walks === 'none').toBe('reducedMotion' in options);
	await link.waitFor({ state: 'hidden' }); // the menu closes
	await page.locator('#live-region', { hasText: 'Opening Services' }).waitFor({ state: 'attached' });

	await page.unroute('**/services');
	await page.getByRole('link', { name: 'Explore Services' }).click();
	await page.waitForURL(/\/services$/);
	expect(await page.locator('html[data-going]').count()).toBe(0);
	expect(pageErrors).toEqual([]);
	await close();
});

test('in the application a page change shows as busy until the page is shown', async () => {
	const { page, pageErrors, close } = await open('/', { viewport: desktop });
	await startApp(page);
	// What the page of another address needs; the files have no names that tell which.
	const release = await hold(page, /\/mfe\/content\/[^?]*\.js$/);
	const link = page.getByRole('banner').getByRole('link', { name: 'Contact' });
	await link.click();
	await page.locator('header a[data-going][aria-busy=true]').waitFor();
	await page.locator('html[data-going]').waitFor();
	release();
	await page.getByRole('main').getByLabel('Subject').waitFor();
	await page.locator('html:not([data-going])').waitFor();
	expect(pageErrors).toEqual([]);
	await close();
});

test('an error of the document’s own script is reported before the application starts', async () => {
	const { page, requests, close } = await open('/blogs/6');
	const reported = page.waitForRequest('**/api/telemetry/client-errors');
	// Makes our own code throw: removes what the boot script reads of the page.
	await page.evaluate(() => {
		const boot = document.querySelector<HTMLScriptElement>('script[src*="/boot."]');
		const error = Object.assign(new TypeError('x is not a function'), {
			stack: `TypeError\n at y (${boot?.src}:1:234)`,
		});
		window.dispatchEvent(new ErrorEvent('error', { error }));
	});
	const report = await reported;
	expect(report.postDataJSON()).toMatchObject({ kind: 'uncaught', module: 'shell', route: '/blogs/*' });
	expect((await report.response())?.status()).toBe(204);
	expect(appScripts(requests)).toEqual([]);
	await close();
});
