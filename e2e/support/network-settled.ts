import type { Page } from 'playwright-core';

/** Waits until no request is pending, at most ten seconds: a page under load may leave one open. */
export const networkSettled = (page: Page): Promise<void> =>
	page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);

/** Waits until the page is idle and no request is pending: everything it prefetches has been requested. */
export async function idle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		// The application first reads the battery, and then waits for idleness.
		await (navigator as { getBattery?: () => Promise<unknown> }).getBattery?.();
		for (const _turn of [1, 2]) await new Promise((resolve) => requestIdleCallback(resolve));
	});
	await networkSettled(page);
}
