import type { Page } from 'playwright-core';

/**
 * Extends timers of exactly this duration to a minute in documents that the page opens from now on, because a busy
 * machine would use them up. The script is text, because a transpiled function may call helpers that the page does not
 * have.
 */
export const slowTimers = (page: Page, milliseconds: number): Promise<unknown> =>
	page.addInitScript({
		content: `{
			const real = setTimeout;
			globalThis.setTimeout = (run, ms, ...more) => real(run, ms === ${milliseconds} ? 60_000 : ms, ...more);
		}`,
	});
