import type { BrowserContext, Page } from 'playwright-core';

/** The start time of every journey's cloud and pages: a Tuesday, 10:00 AM in Nairobi, weeks from any public holiday. */
export const JOURNEY_START = new Date(process.env.JOURNEY_START ?? '2027-02-02T07:00:00.000Z').toISOString();

/** The time of a clock that is so many milliseconds ahead of this machine's. */
export const timeAhead = (offset: number): Date => new Date(Date.now() + offset);

/** A script that sets the clock to `now`, advancing. A text: a transpiled function may need helpers. */
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

/** Sets the clock of a context's pages to `now`, advancing; once per context, before its first page. */
export async function setClock(context: BrowserContext, now: Date): Promise<void> {
	await context.addInitScript({ content: clockScript(now) });
}

/** The `NODE_OPTIONS` that set the clock of a process and its children to `now`, advancing. */
export const nodeOptionsAt = (now: Date): string =>
	`${process.env.NODE_OPTIONS ?? ''} --import data:text/javascript,${encodeURIComponent(clockScript(now))}`;

/** Stops the clock of a page for each document, so that its prefetched responses do not expire after 20 seconds. */
export async function stopClock(page: Page): Promise<void> {
	await page.addInitScript({ content: '{ const openedAt = Date.now(); Date.now = () => openedAt; }' });
}

/** The time of a page's clock, in milliseconds. */
export const timeOn = (page: Page): Promise<number> => page.evaluate(() => Date.now());
