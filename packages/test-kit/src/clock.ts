import type { BrowserContext, Page } from 'playwright-core';

/** When every journey begins, for its cloud and its pages: a Tuesday, 10:00 AM in Nairobi, weeks from any public holiday. */
export const JOURNEY_START = new Date(process.env.JOURNEY_START ?? '2027-02-02T07:00:00.000Z').toISOString();

/** What a clock says that is so many milliseconds ahead of this machine's. */
export const timeAhead = (offset: number): Date => new Date(Date.now() + offset);

/** Tells the time from `now` on. It is text, because a transpiled function may call helpers that a page does not have. */
function clockScript(now: Date): string {
	const offset = now.getTime() - Date.now();
	return `{
		const RealDate = Date;
		globalThis.Date = class extends RealDate {
			constructor(...parts) {
				super(...(parts.length === 0 ? [RealDate.now() + ${offset}] : parts));
			}
			static now() {
				return RealDate.now() + ${offset};
			}
		};
	}`;
}

/** Has the pages of a context tell the time from `now` on; once for a context, before its first page. */
export async function setClock(context: BrowserContext, now: Date): Promise<void> {
	await context.addInitScript({ content: clockScript(now) });
}

/** The `NODE_OPTIONS` with which a process and its children tell the time from `now` on. */
export const nodeOptionsAt = (now: Date): string =>
	`${process.env.NODE_OPTIONS ?? ''} --import data:text/javascript,${encodeURIComponent(clockScript(now))}`;

/** Has the clock of a page stand still while it shows one document: what is prefetched is good for 20 seconds. */
export async function stopClock(page: Page): Promise<void> {
	await page.addInitScript({ content: '{ const openedAt = Date.now(); Date.now = () => openedAt; }' });
}

/** What the clock of a page says, in milliseconds. */
export const timeOn = (page: Page): Promise<number> => page.evaluate(() => Date.now());
