import type { BrowserContext, Page } from 'playwright-core';
import { blockingTime, traceCategories } from './main-thread.ts';
import { depthOf, type FileKind, filesOf, type Load, type NetworkLog, networkLog, receivedBy } from './network-log.ts';
import { type Paints, paintsOf, watchPaints } from './paints.ts';
import { type Line, slowDown } from './phone.ts';

/** The cost of one visit by a phone on a slow network. Times in ms from navigation start, sizes in compressed bytes. */
export interface PageVisit extends Paints {
	/** Total blocking time, from navigation start. */
	readonly blocking: number;
	readonly requests: number;
	/** Body bytes. */
	readonly bytes: Readonly<Record<FileKind, number>>;
	/** Transfer size of the document, headers included. */
	readonly html: number;
	/** All bytes received, headers included. */
	readonly wire: number;
	/** Bytes of script received before the largest paint. */
	readonly scriptBeforePaint: number;
	/** Bytes of pictures and fonts received before it. */
	readonly picturesAndFontsBeforePaint: number;
	/** The longest chain of requests that had to wait for each other; the document is 1. */
	readonly depth: number;
	/** Every requested address, in order. */
	readonly urls: readonly string[];
}

interface OpenPageOptions {
	/** Default: Slow 4G. */
	readonly line?: Line;
	/** Addresses that are never answered and not waited for. */
	readonly unanswered?: RegExp;
}

export interface PageVisitOptions extends OpenPageOptions {
	/** The selector that ends the visit. */
	readonly waitFor?: string;
}

/** How long a page must be without network activity to count as quiet, milliseconds. */
const QUIET = 1000;
const TIMEOUT = 60_000;

/** Waits until network and main thread are quiet. */
async function untilSettled(page: Page, log: NetworkLog): Promise<void> {
	const deadline = performance.now() + TIMEOUT;
	while (log.idleFor() < QUIET) {
		if (performance.now() > deadline)
			throw new Error(`${page.url()} did not come to rest: ${log.pending().join(', ')} pending.`);
		await page.waitForTimeout(50);
	}
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

export interface OpenPage {
	readonly page: Page;
	readonly log: NetworkLog;
	/** Runs `act` and waits until the page is quiet; resolves with its result, and the blocking time meanwhile. */
	during<T>(act: () => Promise<T>): Promise<{ readonly result: T; readonly blocking: number }>;
}

/** An empty page of the phone. */
export async function openPage(phone: BrowserContext, { line, unanswered }: OpenPageOptions = {}): Promise<OpenPage> {
	const page = await phone.newPage();
	await watchPaints(page);
	const log = networkLog(await slowDown(page, line), unanswered);
	const browser = phone.browser();
	if (!browser) throw new Error('The phone has no browser.');
	return {
		page,
		log,
		async during(act) {
			await browser.startTracing(page, { categories: traceCategories });
			const result = await act();
			await untilSettled(page, log);
			return { result, blocking: blockingTime(await browser.stopTracing()) };
		},
	};
}

/** Navigates and waits until network and main thread are quiet. The page stays open. */
export async function readPage(open: OpenPage, url: string, { waitFor }: PageVisitOptions = {}): Promise<PageVisit> {
	const { page, log } = open;
	const { blocking } = await open.during(async () => {
		await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT });
		if (waitFor) await page.waitForSelector(waitFor, { timeout: TIMEOUT });
	});
	const paints = await paintsOf(page);
	if (!(paints.lcp > 0)) throw new Error(`${url} painted nothing.`);
	return summarise(log.loads(), paints, blocking);
}

/** One visit from the first request until the page is quiet, on a phone with a cache. */
export async function visitPage(
	phone: BrowserContext,
	url: string,
	options: PageVisitOptions = {},
): Promise<PageVisit> {
	const open = await openPage(phone, options);
	const seen = await readPage(open, url, options);
	await open.page.close();
	return seen;
}

function summarise(loads: readonly Load[], paints: Paints, blocking: number): PageVisit {
	const [document] = loads;
	const painted = (document?.requestedAt ?? 0) + paints.lcp;
	return {
		...paints,
		blocking,
		requests: loads.length,
		bytes: {
			script: receivedBy(filesOf(loads, 'script')),
			style: receivedBy(filesOf(loads, 'style')),
			font: receivedBy(filesOf(loads, 'font')),
			image: receivedBy(filesOf(loads, 'image')),
		},
		html: document?.wire ?? 0,
		wire: loads.reduce((sum, { wire }) => sum + wire, 0),
		scriptBeforePaint: receivedBy(filesOf(loads, 'script'), painted),
		picturesAndFontsBeforePaint: receivedBy([...filesOf(loads, 'image'), ...filesOf(loads, 'font')], painted),
		depth: depthOf(loads),
		urls: loads.map(({ url }) => url),
	};
}
