import { desktop, openPage, PHONE_AGENT, phone, startApp } from '@tulia/test-kit/browser';
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { journeyFixture } from '../support/journey-fixture.ts';
import { emulateConnection, ordinaryLine } from '../support/line.ts';
import { logIn, newClient } from '../support/log-in.ts';
import { networkSettled } from '../support/network-settled.ts';
import { NETWORK_ERRORS } from '../support/page-states/page-state.ts';

const site = journeyFixture();

/** The application's first file. */
const APP_SCRIPT = '**/shell/**/main.*.js';

/** Without a service worker, so that a test can delay requests. */
const contextOptions: BrowserContextOptions = {
	serviceWorkers: 'block',
	reducedMotion: 'reduce',
	userAgent: PHONE_AGENT,
};

interface OpenedPage {
	readonly page: Page;
	readonly scripts: readonly string[];
	readonly pageErrors: readonly string[];
	readonly close: () => Promise<void>;
}

/** A prerendered page in a browser of its own, and the scripts it has requested. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
	const context = await site.browser.newContext({ viewport: phone, ...contextOptions, ...options });
	await emulateConnection(context, ordinaryLine);
	const { page, pageErrors } = await openPage(context, { ignore: NETWORK_ERRORS });
	const scripts: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
	});
	await page.goto(site.cloud.origin + path);
	await networkSettled(page);
	return { page, scripts, pageErrors, close: () => context.close() };
}

/** Delays the application until the returned function is called. */
async function delayApp(page: Page): Promise<() => void> {
	let release = (): void => undefined;
	const gate = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(APP_SCRIPT, async (route) => {
		await gate;
		await route.continue();
	});
	return () => release();
}

const untilHydrated = (page: Page): Promise<unknown> =>
	page.waitForFunction(() => document.documentElement.matches('[data-frame][data-page]'));
/** The script that every document fetches before hydration. */
const BOOT_SCRIPTS = [expect.stringMatching(/\/boot\.[^/]+\.js$/)];

/** Swipes up the middle of the screen. */
async function swipe(touch: CDPSession): Promise<void> {
	const at = (y: number) => ({ touchPoints: [{ x: 190, y }] });
	await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(700) });
	for (let y = 700; y >= 60; y -= 80) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) });
	await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a visitor who reads an article to its end, opens answers and the menu, and follows links, runs only the document’s own script', async () => {
	const { page, scripts, pageErrors, close } = await open('/blogs/1', { hasTouch: true, isMobile: true });
	const touch = await page.context().newCDPSession(page);
	const isAtEnd = (): Promise<boolean> =>
		page.evaluate(
			() => (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0) <= window.innerHeight + 2,
		);
	for (let swipes = 0; swipes < 60 && !(await isAtEnd()); swipes += 1) await swipe(touch);
	expect(await isAtEnd()).toBe(true);
	expect(await page.locator('[data-reads]').textContent()).toMatch(/^[\d,]+ reads?$/);
	expect(await page.locator('[data-year]').textContent()).toContain(String(site.cloud.now().getFullYear()));
	expect(scripts).toEqual(BOOT_SCRIPTS);

	await page.evaluate(() => window.scrollTo(0, 0));
	await page.getByRole('button', { name: 'Menu' }).tap();
	await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Help Center' }).tap();
	await page.waitForURL(/\/help-center$/);
	await page.locator('summary').first().tap();
	await page.locator('details[open]').first().waitFor();
	expect(await page.locator('details[open]').count()).toBe(1);
	await page.goto(site.cloud.origin);
	await page
		.locator('[data-says]')
		.filter({ hasText: /^Opens? / })
		.waitFor();
	expect([...new Set(scripts.map((path) => path.replace(/.*\//, '')))]).toEqual([expect.stringMatching(/^boot\./)]);
	expect(pageErrors).toEqual([]);
	await close();
});

test.each<readonly [string, (page: Page) => Promise<unknown>]>([
	[
		'a mouse over a button',
		async (page) => {
			await page.mouse.move(5, 300);
			const box = await page.getByRole('button', { name: 'Submit Question' }).boundingBox();
			await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5, { steps: 4 });
		},
	],
	['the focus in a field', (page) => page.getByRole('searchbox').focus()],
	['a tap on a button', (page) => page.getByRole('button', { name: /^Privacy/ }).tap()],
	[
		'a field that the browser fills in',
		(page) =>
			page.locator('main form input[type=email]').evaluate((field: HTMLInputElement) => {
				field.value = 'otieno@example.com';
				field.dispatchEvent(new Event('change', { bubbles: true }));
			}),
	],
])('%s loads the application', async (_what, act) => {
	const { page, scripts, pageErrors, close } = await open('/help-center', {
		viewport: { ...phone, height: 5000 },
		hasTouch: true,
	});
	expect(scripts).toEqual(BOOT_SCRIPTS);
	await act(page);
	await untilHydrated(page);
	expect(pageErrors).toEqual([]);
	await close();
});

test.each(['/', '/help-center', '/blogs/1', '/contact', '/login'])(
	'%s runs each script that it preloads',
	async (path) => {
		const { page, close } = await open(path);
		const debug = await page.context().newCDPSession(page);
		const run: string[] = [];
		debug.on('Debugger.scriptParsed', ({ url }) => run.push(url));
		await debug.send('Debugger.enable');
		await startApp(page);
		const preloaded = await page
			.locator('link[rel=preload][as=script]')
			.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
		expect(preloaded.length).toBeGreaterThan(0);
		expect(preloaded.filter((href) => !run.includes(href))).toEqual([]);
		await close();
	},
);

test('a control pressed before hydration shows as busy and responds once the page is hydrated; the view is counted once', async () => {
	const { page, pageErrors, close } = await open('/blogs/4');
	const views: string[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/view')) views.push(request.url());
	});
	const reads = await page.locator('[data-reads]').textContent();
	const release = await delayApp(page);
	const comment = page.getByRole('button', { name: 'Comment', exact: true });
	await comment.click();
	await comment.click();
	expect(await comment.getAttribute('aria-busy')).toBe('true');
	release();
	await page.locator(':is(h2, h3):focus').waitFor();
	await page.locator('[data-working]').waitFor({ state: 'detached' });
	expect(await comment.getAttribute('aria-busy')).toBeNull();
	expect(await page.locator('[data-reads]').textContent()).toBe(reads);
	expect(views).toEqual([]); // the view was counted before
	expect(pageErrors).toEqual([]);
	await close();
});

async function writeMessage(page: Page): Promise<void> {
	const main = page.getByRole('main');
	await main.getByLabel('Name').fill('Akinyi');
	await main.getByLabel(/Email/).first().fill('akinyi@example.com');
	await main.getByLabel('Subject').fill('Parking');
	await main.getByLabel('Message').fill('Is there a place to park near you?');
}

test('typing during hydration preserves focus and caret', async () => {
	const { page, pageErrors, close } = await open('/contact');
	const release = await delayApp(page);
	await writeMessage(page);
	const message = page.getByRole('main').getByLabel('Message');
	await message.press('Home');
	await message.pressSequentially('Hello. ');
	release();
	await untilHydrated(page);
	const field = await page.evaluate(() =>
		document.activeElement instanceof HTMLTextAreaElement
			? [document.activeElement.value, document.activeElement.selectionStart]
			: [],
	);
	expect(field).toEqual(['Hello. Is there a place to park near you?', 7]);
	expect(pageErrors).toEqual([]);
	await close();
});

test('a message that is written and sent before hydration is sent completely', async () => {
	const { page, pageErrors, close } = await open('/contact');
	const release = await delayApp(page);
	await writeMessage(page);
	await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click();
	const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/contact'));
	release();
	expect((await sent).postDataJSON()).toMatchObject({
		name: 'Akinyi',
		email: 'akinyi@example.com',
		subject: 'Parking',
		message: 'Is there a place to park near you?',
	});
	await page.getByText('Message Sent!').first().waitFor();
	expect(pageErrors).toEqual([]);
	await close();
});

test('without the application a form says that nothing was sent, and links and the quick exit work', async () => {
	const { page, close } = await open('/help-center');
	await page.route('**/shell/**/main.*.js', (route) => route.abort());
	await page.getByRole('main').getByLabel('Name').fill('Otieno');
	await page.getByRole('button', { name: 'Submit Question' }).click();
	await page.getByText('This form could not start, so nothing was sent.').waitFor();
	expect(await page.getByRole('main').getByLabel('Name').inputValue()).toBe('Otieno');

	await page.goto(`${site.cloud.origin}/services`);
	// The guard of the booking page leads on at once.
	const booking = page.waitForRequest(/\/schedule-appointment\?service=[a-z-]+$/);
	await page
		.locator('details[open]')
		.getByRole('link', { name: /schedule/i })
		.click();
	await booking;
	await page.waitForURL((url) => url.pathname === '/register');

	await page.route(
		(url) => !url.href.startsWith(site.cloud.origin),
		(route) => route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
	);
	await page.goto(site.cloud.origin);
	await page.getByRole('link', { name: 'Leave this site' }).click();
	await page.waitForURL((url) => !url.href.startsWith(site.cloud.origin));
	await close();
});

test('an answer and a menu opened before hydration stay open after it', async () => {
	const { page, pageErrors, close } = await open('/services#family-therapy');
	expect(await page.locator('details[open]').getAttribute('id')).toBe('family-therapy');
	await page.locator('#stress-management > summary').click();
	await page.getByRole('button', { name: 'Menu' }).click();
	await page
		.getByRole('textbox', { name: /letter/i })
		.evaluate((field) => field.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
	await untilHydrated(page);
	expect(await page.locator('details[open]').getAttribute('id')).toBe('stress-management');
	expect(await page.getByRole('navigation', { name: 'Main menu' }).isVisible()).toBe(true);
	await page.keyboard.press('Escape');
	await page.getByRole('navigation', { name: 'Main menu' }).waitFor({ state: 'hidden' });
	expect(pageErrors).toEqual([]);
	await close();
});

test('a logged-in client is shown at once, and a mouse over a link fetches its page unless save-data is set', async () => {
	const { page, close } = await open('/login', { viewport: desktop });
	await logIn(page, site.cloud.origin, await newClient(site.cloud.origin), { remember: true });
	await page.goto(`${site.cloud.origin}/services`);
	await page
		.getByRole('banner')
		.getByRole('button', { name: /Wairimu/ })
		.waitFor();
	await close();

	const prefetched = async (saveData: boolean): Promise<number> => {
		const context = await site.browser.newContext({ viewport: desktop, ...contextOptions });
		await context.addInitScript({
			content: `Object.defineProperty(navigator, 'connection', { value: { saveData: ${saveData} } });`,
		});
		const visit = await context.newPage();
		await visit.goto(`${site.cloud.origin}/services`);
		await visit.getByRole('banner').getByRole('link', { name: 'Contact' }).hover();
		const count = await visit.locator('link[rel=prefetch][href="/contact"]').count();
		await context.close();
		return count;
	};
	expect([await prefetched(false), await prefetched(true)]).toEqual([1, 0]);
});
