import type { Page } from 'playwright-core';

/** Paint metrics, from navigation start. */
export interface Paints {
	/** First contentful paint, milliseconds. */
	readonly fcp: number;
	/** Largest contentful paint, milliseconds. */
	readonly lcp: number;
	/** The sum of all layout shifts: the browser's own figure counts only the worst five seconds. */
	readonly cls: number;
	/** The largest painted content: an element, or the address of a picture. */
	readonly largest: string;
}

declare global {
	/** In the page: the metrics so far. */
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

/** Makes a page record its paints from the start. */
export const watchPaints = (page: Page): Promise<unknown> => page.addInitScript(observe);

/** The paints recorded so far. */
export const paintsOf = (page: Page): Promise<Paints> =>
	page.evaluate(() => ({
		...globalThis.seenPaints,
		fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
	}));
