import type { Browser, CDPSession, Page } from 'playwright-core';

/** What one cold visit costs a phone on a slow network. Times in ms from navigation start, sizes in bytes on the wire. */
export interface Visit {
	readonly lcp: number;
	readonly cls: number;
	/** Sum of what long tasks took beyond 50 ms, from navigation start. */
	readonly blocking: number;
	readonly requests: number;
	readonly bytes: Readonly<Record<'script' | 'style' | 'font', number>>;
	/** Bytes of script that had arrived when the largest paint happened. */
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

interface Load {
	readonly url: string;
	readonly parent: string | undefined;
	readonly type: string;
	bytes: number;
	finished: number;
}

/** Who asked for it: a script by its stack, the parser by the document, a stylesheet by its address. */
function initiatorOf(initiator: { url?: string; stack?: { callFrames: { url: string }[] } }): string | undefined {
	return initiator.url ?? initiator.stack?.callFrames.find(({ url }) => url !== '')?.url;
}

function watch(session: CDPSession): ReadonlyMap<string, Load> {
	const loads = new Map<string, Load>();
	session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
		if (request.url.startsWith('data:')) return;
		loads.set(requestId, { url: request.url, parent: initiatorOf(initiator), type: type ?? '', bytes: 0, finished: 0 });
	});
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
		const load = loads.get(requestId);
		if (load) Object.assign(load, { bytes: encodedDataLength, finished: timestamp });
	});
	return loads;
}

function depthOf(loads: readonly Load[]): number {
	const byUrl = new Map(loads.map((load) => [load.url, load]));
	const depth = (load: Load, seen: ReadonlySet<string>): number => {
		const parent = load.parent === undefined ? undefined : byUrl.get(load.parent);
		if (!parent || seen.has(parent.url)) return 1;
		return 1 + depth(parent, new Set([...seen, load.url]));
	};
	return Math.max(...loads.map((load) => depth(load, new Set([load.url]))));
}

const observe = (): void => {
	const seen = { lcp: 0, cls: 0, blocking: 0 };
	Object.assign(globalThis, { __seen: seen });
	const on = (type: string, note: (entry: PerformanceEntry) => void): void =>
		new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
	on('largest-contentful-paint', (entry) => {
		seen.lcp = entry.startTime;
	});
	on('layout-shift', (entry) => {
		const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
		if (!shift.hadRecentInput) seen.cls += shift.value;
	});
	on('longtask', (entry) => {
		seen.blocking += Math.max(0, entry.duration - 50);
	});
};

async function throttle(page: Page): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', NETWORK);
	await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	return session;
}

/** Opens a page with an empty cache and waits until the network and the main thread are quiet. */
export async function visit(
	browser: Browser,
	url: string,
	options: { readonly waitFor?: string; readonly storage?: Readonly<Record<string, string>> } = {},
): Promise<Visit> {
	const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
	const page = await context.newPage();
	await page.addInitScript(observe);
	await page.addInitScript((entries) => {
		for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
	}, options.storage ?? {});
	const loads = watch(await throttle(page));
	await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
	if (options.waitFor) await page.waitForSelector(options.waitFor, { timeout: 60_000 });
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(1500);
	const seen = await page.evaluate(() => ({
		...(globalThis as unknown as { __seen: { lcp: number; cls: number; blocking: number } }).__seen,
		resources: performance
			.getEntriesByType('resource')
			.map((entry) => ({ url: entry.name, end: (entry as PerformanceResourceTiming).responseEnd })),
	}));
	await context.close();
	return summarise([...loads.values()], seen);
}

function summarise(
	loads: readonly Load[],
	seen: {
		readonly lcp: number;
		readonly cls: number;
		readonly blocking: number;
		readonly resources: readonly { readonly url: string; readonly end: number }[];
	},
): Visit {
	const bytesOf = (type: string): number =>
		loads.filter((load) => load.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
	const early = new Set(seen.resources.filter(({ end }) => end <= seen.lcp).map(({ url }) => url));
	return {
		lcp: seen.lcp,
		cls: seen.cls,
		blocking: seen.blocking,
		requests: loads.length,
		bytes: { script: bytesOf('Script'), style: bytesOf('Stylesheet'), font: bytesOf('Font') },
		scriptBeforePaint: loads
			.filter(({ type, url }) => type === 'Script' && early.has(url))
			.reduce((sum, { bytes }) => sum + bytes, 0),
		depth: depthOf(loads),
		urls: loads.map(({ url }) => url),
	};
}
