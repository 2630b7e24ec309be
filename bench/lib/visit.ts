import type { Browser, CDPSession, Page } from 'playwright-core';
import { blockingTime, traceCategories } from './main-thread.ts';
import { depthOf, type Load, networkLog, receivedBy } from './network-log.ts';

/** What one cold visit costs a phone on a slow network. Times in ms from navigation start, sizes in bytes on the wire. */
export interface Visit {
	readonly lcp: number;
	readonly cls: number;
	/** What tasks of the main thread took beyond 50 ms, from navigation start. */
	readonly blocking: number;
	readonly requests: number;
	readonly bytes: Readonly<Record<'script' | 'style' | 'font', number>>;
	/** Bytes of script that had come when the largest paint happened. */
	readonly scriptBeforePaint: number;
	/** The longest chain of requests that had to wait for each other; the document is 1. */
	readonly depth: number;
	/** Every address asked for, in order. */
	readonly urls: readonly string[];
}

/** Slow 4G as Lighthouse names it: 1.6 Mbit/s down, 0.75 up, 150 ms; CPU four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };

interface Paints {
	readonly lcp: number;
	readonly cls: number;
}

/** Runs in the page. */
const observePaints = (): void => {
	const seen = { lcp: 0, cls: 0 };
	Object.assign(globalThis, { __paints: seen });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) seen.lcp = entry.startTime;
	}).observe({ type: 'largest-contentful-paint', buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
			if (!shift.hadRecentInput) seen.cls += shift.value;
		}
	}).observe({ type: 'layout-shift', buffered: true });
};

async function throttle(page: Page): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', NETWORK);
	await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	return session;
}

interface VisitOptions {
	/** What must be on screen before the visit is over. */
	readonly waitFor?: string;
	/** What the session storage holds when the page opens. */
	readonly storage?: Readonly<Record<string, string>>;
}

/** A page that notes its paints from the start. */
async function prepare(page: Page, { storage = {} }: VisitOptions): Promise<void> {
	// tsx gives the functions it sends a call to a helper of its own, which a page does not have.
	await page.addInitScript('globalThis.__name = (named) => named;');
	await page.addInitScript(observePaints);
	await page.addInitScript((entries) => {
		for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
	}, storage);
}

/** Opens a page with an empty cache and waits until the network and the main thread are quiet. */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
	const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
	const page = await context.newPage();
	await prepare(page, options);
	const loads = networkLog(await throttle(page));
	await browser.startTracing(page, { categories: traceCategories });
	await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
	if (options.waitFor) await page.waitForSelector(options.waitFor, { timeout: 60_000 });
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(1500);
	const blocking = blockingTime(await browser.stopTracing());
	const paints = await page.evaluate(() => (globalThis as unknown as { __paints: Paints }).__paints);
	await context.close();
	if (!(paints.lcp > 0)) throw new Error(`${url} painted nothing.`);
	return summarise([...loads.values()], paints, blocking);
}

/** By name: what a preload asks for has the type of the preload. */
const SCRIPT = /\.js$/;

function summarise(loads: readonly Load[], { lcp, cls }: Paints, blocking: number): Visit {
	const named = (name: RegExp): readonly Load[] => loads.filter(({ url }) => name.test(url));
	const bytesOf = (name: RegExp): number => named(name).reduce((sum, { bytes }) => sum + bytes, 0);
	return {
		lcp,
		cls,
		blocking,
		requests: loads.length,
		bytes: { script: bytesOf(SCRIPT), style: bytesOf(/\.css$/), font: bytesOf(/\.woff2$/) },
		scriptBeforePaint: receivedBy(named(SCRIPT), (loads[0]?.asked ?? 0) + lcp),
		depth: depthOf(loads),
		urls: loads.map(({ url }) => url),
	};
}
