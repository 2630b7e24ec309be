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

/** Under this key a tab stores when its first document began, milliseconds since 1970. */
const FIRST_ORIGIN = 'bench.first-origin';

/** Runs in the page. */
const observe = (key: string): void => {
	if (location.protocol.startsWith('http') && sessionStorage.getItem(key) === null)
		sessionStorage.setItem(key, String(performance.timeOrigin));
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
export const watchPaints = (page: Page): Promise<unknown> => page.addInitScript(observe, FIRST_ORIGIN);

export const paintsOf = (page: Page): Promise<Paints> =>
	page.evaluate((key) => {
		// A document that leads on is part of the visit: times count from the navigation to the first one.
		const before = performance.timeOrigin - Number(sessionStorage.getItem(key));
		const { lcp, ...seen } = globalThis.seenPaints;
		const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
		return { ...seen, lcp: lcp && lcp + before, fcp: fcp + before };
	}, FIRST_ORIGIN);
