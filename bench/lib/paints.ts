import type { Page } from 'playwright-core';

/** What a reader saw happen, from navigation start. */
export interface Paints {
	/** The first contentful paint, milliseconds. */
	readonly fcp: number;
	/** The largest contentful paint, milliseconds. */
	readonly lcp: number;
	/** Every layout shift added up: the browser's own figure leaves out all but the worst five seconds. */
	readonly cls: number;
	/** What was painted largest: an element, or the address of a picture. */
	readonly largest: string;
}

declare global {
	/** In the page: what has been seen so far. */
	var seenPaints: Omit<Paints, 'fcp'>;
}

/** Runs in the page. */
const observe = (): void => {
	const seen = { lcp: 0, cls: 0, largest: '' };
	globalThis.seenPaints = seen;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { element, url } = entry as PerformanceEntry & { element: Element | null; url: string };
			seen.lcp = entry.startTime;
			seen.largest = `${element?.localName ?? 'something gone'} ${url.slice(0, 60)}`.trim();
		}
	}).observe({ type: 'largest-contentful-paint', buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
			if (!shift.hadRecentInput) seen.cls += shift.value;
		}
	}).observe({ type: 'layout-shift', buffered: true });
};

/** Has a page note its paints from the start. */
export const watchPaints = (page: Page): Promise<unknown> => page.addInitScript(observe);

/** What the page has noted so far. */
export const paintsOf = (page: Page): Promise<Paints> =>
	page.evaluate(() => ({
		...globalThis.seenPaints,
		fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
	}));
