import { phone } from '@tulia/test-kit/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { type JourneyFixture, journeyFixture } from '../journey-fixture.ts';
import { type CuttableProxy, startCuttableProxy } from './cuttable-proxy.ts';

/** The site behind a proxy that can be cut. */
export interface CuttableSite extends JourneyFixture {
	readonly proxy: CuttableProxy;
	goTo(page: Page, path: string): Promise<unknown>;
}

/** Starts it before the tests of a file, and stops it after them. */
export function cuttableSite(): CuttableSite {
	const site = journeyFixture();
	let proxy: CuttableProxy;
	beforeAll(async () => {
		proxy = await startCuttableProxy(site.cloud.origin);
	});
	afterAll(() => proxy.close());
	return {
		get cloud() {
			return site.cloud;
		},
		get browser() {
			return site.browser;
		},
		get proxy() {
			return proxy;
		},
		goTo: (page, path) => page.goto(proxy.origin + path),
	};
}

/** A phone for each test, with its service worker allowed; the proxy is restored for the next one. */
export function phoneContext(site: CuttableSite): { readonly context: BrowserContext } {
	let context: BrowserContext;
	beforeEach(async () => {
		context = await site.browser.newContext({ viewport: phone, reducedMotion: 'reduce', serviceWorkers: 'allow' });
	});
	afterEach(async () => {
		await context.close();
		site.proxy.restore();
	});
	return {
		get context() {
			return context;
		},
	};
}
