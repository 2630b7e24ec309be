import { PHONE_AGENT } from '@tulia/test-kit/browser';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Network throttling as in DevTools: milliseconds, and bytes a second. */
export interface Line {
	readonly latency: number;
	readonly downloadThroughput: number;
	readonly uploadThroughput: number;
}

/** Lighthouse's Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const SLOW_4G: Line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** The same connection in DevTools' terms: each request takes several round trips, a tenth of the bytes is lost. */
export const SLOWER_LINE: Line = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Not throttled. */
export const UNTHROTTLED: Line = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const CPU_SLOWDOWN = 4;

/** Lighthouse's phone, in CSS pixels. */
const SCREEN = { width: 412, height: 823 };

/** Entries of the session storage: `tulia.session` is a logged-in session. */
export type StoredItems = Readonly<Record<string, string>>;

/**
 * A new phone with empty cache and storage. Without the service worker: throttling of a page does not apply to its
 * worker's requests, so that a visit would look faster than on any phone.
 */
export async function newPhone(browser: Browser, stored: StoredItems = {}): Promise<BrowserContext> {
	const phone = await browser.newContext({
		viewport: SCREEN,
		deviceScaleFactor: 1.75,
		isMobile: true,
		hasTouch: true,
		userAgent: PHONE_AGENT,
		serviceWorkers: 'block',
	});
	// tsx wraps functions in a helper of its own, which a page does not have.
	await phone.addInitScript('globalThis.__name = (named) => named;');
	await phone.addInitScript((entries) => {
		for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
	}, stored);
	return phone;
}

/** Throttles a page's connection, by default to Slow 4G, and its processor to a quarter. */
export async function slowDown(page: Page, line: Line = SLOW_4G): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
	await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	return session;
}
