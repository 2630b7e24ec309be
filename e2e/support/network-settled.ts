import type { Page } from 'playwright-core';

/** Waits until nothing is on its way, at most ten seconds: a page under load may hold one request open, and no assertion follows from it. */
export const networkSettled = (page: Page): Promise<void> =>
	page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);

/** Waits until the page has nothing else to do and nothing is on its way: what it would fetch ahead by itself has been asked for. */
export async function idle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		// The application asks for the battery first, and then for a moment without work.
		await (navigator as { getBattery?: () => Promise<unknown> }).getBattery?.();
		for (const _turn of [1, 2]) await new Promise((resolve) => requestIdleCallback(resolve));
	});
	await networkSettled(page);
}
