import type { Page } from 'playwright-core';

/** Waits until nothing is on its way, at most ten seconds: a page under load may hold one request open, and no assertion follows from it. */
export const networkSettled = (page: Page): Promise<void> =>
	page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
