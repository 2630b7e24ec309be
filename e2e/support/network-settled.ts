import type { Page, Request } from 'playwright-core';
import { until } from './until.ts';

/** The duration without a request after which a page is settled, milliseconds. */
const QUIET = 500;

/** The latest requests of the page's document, at most 100. Those of a document that led on may never end. */
async function requestsOf(page: Page): Promise<readonly Request[]> {
	const requests = await page.requests();
	return requests.slice(
		Math.max(
			0,
			requests.findLastIndex((request) => request.isNavigationRequest()),
		),
	);
}

/**
 * Waits until no request has been sent or pending for half a second. Throws with the pending addresses after four minutes.
 * Unlike the load state `networkidle`, it also waits for requests that follow the first settled state of a document.
 */
export async function networkSettled(page: Page): Promise<void> {
	const known = new Set<Request>();
	const answered = new Set<Request>();
	let latest = performance.now();
	await until(
		async () => {
			const requests = await requestsOf(page);
			for (const request of requests.filter((one) => !known.has(one))) {
				known.add(request);
				latest = performance.now();
				// Null without an answer; rejected when the page closes.
				void request
					.response()
					.catch(() => null)
					.then(() => {
						answered.add(request);
						latest = performance.now();
					});
			}
			return requests.filter((request) => !answered.has(request)).map((request) => request.url());
		},
		(pending) => pending.length === 0 && performance.now() - latest >= QUIET,
	);
}

/** Waits until the page is idle and no request is pending: everything it prefetches has been requested. */
export async function idle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		// The application first reads the battery, and then waits for idleness.
		await (navigator as { getBattery?: () => Promise<unknown> }).getBattery?.();
		for (const _turn of [1, 2]) await new Promise((resolve) => requestIdleCallback(resolve));
	});
	await networkSettled(page);
}
