import { PHONE_AGENT } from '@tulia/test-kit/browser';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** What a line does to each request, as DevTools names it: milliseconds, and bytes a second. */
export interface Line {
	readonly latency: number;
	readonly downloadThroughput: number;
	readonly uploadThroughput: number;
}

/** Slow 4G as Lighthouse names it: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const SLOW_4G: Line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** The same line as Lighthouse has DevTools imitate it: each request waits for several journeys, a tenth of the bytes is lost. */
export const SLOWER_LINE: Line = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** As fast as this machine. */
export const UNTHROTTLED: Line = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const CPU_SLOWDOWN = 4;

/** The phone Lighthouse thinks of, in CSS pixels. */
const SCREEN = { width: 412, height: 823 };

/** Entries of the session storage: with `tulia.session`, somebody is logged in. */
export type StoredItems = Readonly<Record<string, string>>;

/**
 * A phone nobody has used yet: nothing kept, nothing stored. Without the service worker: the slow line of a page does not slow
 * down what its worker fetches, so that a visit through it would look faster than any phone's.
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
	// tsx gives the functions it sends a call to a helper of its own, which a page does not have.
	await phone.addInitScript('globalThis.__name = (named) => named;');
	await phone.addInitScript((entries) => {
		for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
	}, stored);
	return phone;
}

/** Gives a page a line, the slow one unless told, and the processor four times slower. */
export async function slowDown(page: Page, line: Line = SLOW_4G): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
	await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	return session;
}
