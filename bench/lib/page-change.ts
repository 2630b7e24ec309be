import type { Page } from 'playwright-core';

export interface Arrival {
	readonly pathname: string;
	/** The text of its heading, which must not be covered. */
	readonly heading: RegExp;
	/** A further selector that must be present. */
	readonly present?: string;
}

/** Runs in the page: stores the time of the last touch, also across documents. */
const noteTouch = (): void => {
	document.addEventListener(
		'pointerdown',
		({ timeStamp }) => sessionStorage.setItem('bench.touched', String(performance.timeOrigin + timeStamp)),
		{ capture: true },
	);
};

/** Makes a page record touches. */
export const watchTouches = (page: Page): Promise<unknown> => page.addInitScript(noteTouch);

interface PlainArrival {
	readonly pathname: string;
	readonly heading: string;
	readonly present: string;
}

/** Runs in the page: milliseconds from the touch until now, once the page has arrived. */
const timeOnArrival = ({ pathname, heading, present }: PlainArrival): { readonly wait: number } | false => {
	const found = [...document.querySelectorAll('h1')].find(({ textContent }) => RegExp(heading).test(textContent));
	const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
	const above = document.elementFromPoint(left + width / 2, top + height / 2);
	const isThere = location.pathname === pathname && above?.closest('h1') === found && document.querySelector(present);
	const touched = Number(sessionStorage.getItem('bench.touched'));
	return found && isThere && touched ? { wait: performance.timeOrigin + performance.now() - touched } : false;
};

/** Milliseconds from the last touch to the frame that shows the next page. */
export async function untilArrived(page: Page, { pathname, heading, present = 'body' }: Arrival): Promise<number> {
	const arrival = { pathname, heading: heading.source, present };
	const arrived = await page.waitForFunction(timeOnArrival, arrival, { polling: 'raf', timeout: 60_000 });
	const value = await arrived.jsonValue();
	if (!value) throw new Error(`${page.url()}: the navigation to ${pathname} did not happen.`);
	return value.wait;
}
