import { formPages, guardedAreas, standingPages } from '@tulia/contracts/site-addresses';
import { desktop, phone } from '@tulia/test-kit/browser';
import { chosenOf } from '@tulia/test-kit/test-tier';
import type { BrowserContext, Page } from 'playwright-core';
import { journeyFixture } from '../support/journey-fixture.ts';

const site = journeyFixture();

const paths = [
	...standingPages,
	'/blogs/1',
	...formPages.map(({ rendered }) => rendered),
	...guardedAreas.map(({ path }) => path),
];

const newContext = (viewport: { width: number; height: number }, bypassCSP = false): Promise<BrowserContext> =>
	site.browser.newContext({ viewport, serviceWorkers: 'block', reducedMotion: 'reduce', bypassCSP });

/** Which font is used depends on its loading time, so it is waited for here. */
const waitingForFonts = (text: string): string => text.replaceAll(/font-display:\s*\w+/g, 'font-display:block');

/** Content below the first screen loads its fonts once it is laid out. */
const untilBelowFold = (page: Page): Promise<unknown> =>
	page.waitForFunction(() => !document.documentElement.hasAttribute('data-below-fold'));

/** A page without scripts, as at its first paint, or with all of its stylesheets. */
async function lookOf(page: Page, path: string, styles: 'critical' | 'all'): Promise<Buffer> {
	await page.unrouteAll();
	await page.route(/\.js$/, (route) => route.abort());
	await page.route(/\.css$/, async (route) => {
		if (styles === 'critical') return route.abort();
		const response = await route.fetch();
		return route.fulfill({ response, body: waitingForFonts(await response.text()) });
	});
	await page.route(site.cloud.origin + path, async (route) => {
		const response = await route.fetch();
		const html = waitingForFonts(await response.text());
		return route.fulfill({
			response,
			body: styles === 'critical' ? html : html.replaceAll(' media="print" data-late', ''),
		});
	});
	await page.goto(site.cloud.origin + path);
	await untilBelowFold(page);
	await page.evaluate(async () => {
		document.body.getBoundingClientRect();
		await document.fonts.ready;
	});
	// The spinner over a frame appears a moment later.
	return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** Two pictures of one page may differ by a pixel at an edge: equal ones are equal in one of three attempts. */
async function looksTheSame(page: Page, path: string): Promise<boolean> {
	for (let attempt = 0; attempt < 3; attempt += 1) {
		const first = await lookOf(page, path, 'critical');
		if (first.equals(await lookOf(page, path, 'all'))) return true;
	}
	return false;
}

test.each([
	['a phone', phone],
	['a desk', desktop],
])('on %s a page looks the same before any late stylesheet has loaded', async (_device, viewport) => {
	const context = await newContext(viewport, true);
	const page = await context.newPage();
	const different: string[] = [];
	for (const path of chosenOf(paths)) {
		if (!(await looksTheSame(page, path))) different.push(path);
	}
	expect(different).toEqual([]);
	await context.close();
});

test('a late stylesheet changes nothing on screen, and what the application shows later has its styles', async () => {
	const context = await newContext(phone);
	const page = await context.newPage();
	await page.goto(`${site.cloud.origin}/services`);
	await page.waitForFunction(() => document.querySelectorAll('link[data-late]').length === 0);
	const shift = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
				}).observe({ type: 'layout-shift', buffered: true });
				setTimeout(() => resolve(sum), 200);
			}),
	);
	expect(shift).toBeLessThan(0.01);
	await context.close();
});

/** Records when the deferred rendering below the first screen is turned on and off, from the start of a page. */
const watchBelowFold = (): void => {
	const states: boolean[] = [];
	new MutationObserver(() => states.push(document.documentElement.hasAttribute('data-below-fold'))).observe(document, {
		attributeFilter: ['data-below-fold'],
		subtree: true,
	});
	Object.assign(globalThis, { belowFoldStates: states });
};

test('content below the first screen is rendered after the first paint, and a reload restores the scroll position', async () => {
	const context = await newContext(phone);
	const page = await context.newPage();
	// A font that loads in time for only one of the pictures would change its height.
	await page.route(/\.woff2$/, (route) => route.abort());
	await page.addInitScript(watchBelowFold);
	const states = () => page.evaluate<readonly boolean[]>('globalThis.belowFoldStates');
	await page.goto(site.cloud.origin);
	await untilBelowFold(page);
	expect(await states()).toEqual([true, false]);

	const heading = page.getByRole('heading', { name: 'Small things that help' });
	await heading.scrollIntoViewIfNeeded();
	await page.waitForFunction(() => document.querySelectorAll('link[data-late]').length === 0);
	const [height, top] = [await page.evaluate(() => document.body.scrollHeight), (await heading.boundingBox())?.y];
	await page.reload();
	await page.waitForFunction(() => scrollY > 0);
	expect(await states()).toEqual([]);
	expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
	expect((await heading.boundingBox())?.y).toBeCloseTo(top ?? 0, 0);
	await context.close();
});

test('Enter before any script has loaded sends nothing natively, preserves what was typed and ticked, and is handled afterwards', async () => {
	const context = await newContext(phone);
	const page = await context.newPage();
	let arrive = (): void => undefined;
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route(/\.js$/, async (route) => {
		await arrived;
		return route.continue();
	});
	await page.goto(`${site.cloud.origin}/login`, { waitUntil: 'commit' });
	await page.getByLabel('Email').fill('nobody@example.com');
	await page.getByLabel('Password', { exact: true }).fill('Not-the-one-1!');
	await page.getByLabel('Remember me').check();
	await page.keyboard.press('Enter');
	expect(new URL(page.url()).search).toBe('');
	arrive();
	await page.getByText('Invalid email or password').waitFor();
	expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com');
	expect(await page.getByLabel('Remember me').isChecked()).toBe(true);
	await context.close();
});

test('a reloaded form shows the message handed to it, and preserves what was typed before any script loaded', async () => {
	const context = await newContext(phone);
	const page = await context.newPage();
	await page.goto(`${site.cloud.origin}/appointments`);
	const message = page.getByText('Please log in to see your appointments');
	await message.waitFor();
	await page.reload({ waitUntil: 'commit' });
	await page.getByLabel('Email').fill('akinyi@example.com');
	await message.waitFor();
	expect(await page.getByLabel('Email').inputValue()).toBe('akinyi@example.com');
	await context.close();
});

test('the policy of a page allows its own inline parts, and no other ones', async () => {
	const context = await newContext(phone);
	const page = await context.newPage();
	const refused: string[] = [];
	page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
	await page.goto(`${site.cloud.origin}/services`);
	expect(refused).toEqual([]);
	await page.evaluate(() => {
		document.head.append(Object.assign(document.createElement('style'), { textContent: 'main{display:none}' }));
		document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.wasRun = true' }));
	});
	expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
	expect(await page.getByRole('main').isVisible()).toBe(true);
	const again = await page.reload();
	expect(again?.status()).toBe(200);
	expect(refused.filter((text) => !text.includes('Content Security Policy'))).toEqual([]);
	expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length ?? 0)).toBeGreaterThan(50);
	await context.close();
});
