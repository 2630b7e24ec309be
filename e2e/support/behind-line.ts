import { openBrowser, phone } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Line, layLine } from './line.ts';

/** The site as a journey meets it over a line that can be cut. */
export interface SiteBehindLine {
	readonly cloud: LocalCloud;
	readonly browser: Browser;
	readonly line: Line;
	goTo(page: Page, path: string): Promise<unknown>;
}

/** Starts it before the tests of a file, and stops it after them. */
export function siteBehindLine(): SiteBehindLine {
	let cloud: LocalCloud;
	let browser: Browser;
	let line: Line;
	beforeAll(async () => {
		[cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
		line = await layLine(cloud.origin);
	}, 120_000);
	afterAll(async () => {
		await browser.close();
		await line.close();
		await cloud.stop();
	});
	return {
		get cloud() {
			return cloud;
		},
		get browser() {
			return browser;
		},
		get line() {
			return line;
		},
		goTo: (page, path) => page.goto(line.origin + path),
	};
}

/** A phone of its own for each test, whose worker is allowed; the line is whole again for the next one. */
export function phoneOf(site: SiteBehindLine): { readonly context: BrowserContext } {
	let context: BrowserContext;
	beforeEach(async () => {
		context = await site.browser.newContext({ viewport: phone, reducedMotion: 'reduce', serviceWorkers: 'allow' });
	});
	afterEach(async () => {
		await context.close();
		site.line.mend();
	});
	return {
		get context() {
			return context;
		},
	};
}
