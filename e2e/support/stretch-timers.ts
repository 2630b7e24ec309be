import type { Page } from 'playwright-core';

/**
 * Timers of so many milliseconds ring after a minute in the documents that this page opens from now on: a wait of the product that a busy
 * machine would use up. The script is text, because a transpiled function may call helpers that the page does not have.
 */
export const stretchTimers = (page: Page, milliseconds: number): Promise<unknown> =>
	page.addInitScript({
		content: `{
			const real = setTimeout;
			globalThis.setTimeout = (run, ms, ...more) => real(run, ms === ${milliseconds} ? 60_000 : ms, ...more);
		}`,
	});
