import { PHONE_AGENT } from '@tulia/test-kit/browser';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Slow 4G as Lighthouse names it: 1.6 Mbit/s down, 0.75 up, 150 ms; CPU four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** The phone Lighthouse thinks of, in CSS pixels. */
const SCREEN = { width: 412, height: 823 };

/** Entries of the session storage: with `tulia.session`, somebody is logged in. */
export type Stored = Readonly<Record<string, string>>;

/**
 * A phone nobody has used yet: nothing kept, nothing stored. Without the service worker: the slow line of a page does not slow
 * down what its worker fetches, so that a visit through it would look faster than any phone's.
 */
export async function newPhone(browser: Browser, stored: Stored = {}): Promise<BrowserContext> {
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

/** Gives a page the slow line and the slow processor. */
export async function slowDown(page: Page): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', NETWORK);
	await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	return session;
}
