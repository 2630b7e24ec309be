import { openBrowser } from '@tulia/test-kit/browser';
import type { Browser, Page } from 'playwright-core';
import { filesOf, receivedBy } from './lib/network-log.ts';
import { newPhone } from './lib/phone.ts';
import type { Figure } from './lib/report.ts';
import { median } from './lib/statistics.ts';
import { openPage, readPage } from './lib/visit.ts';

const KB = 1024;
const RUNS = 3;

/** A control of every page that does nothing without the application: the newsletter's, which asks for an address. */
const BUTTON = 'form[aria-label="Newsletter"] button[type="submit"]';
const ANSWER = 'form[aria-label="Newsletter"] [role="alert"]';

/** What happens between a finger on a control of a page just read, and the control's answer. */
interface Act {
	readonly script: number;
	readonly urls: readonly string[];
	readonly blocking: number;
	/** From the finger to the answer on screen, milliseconds. */
	readonly wait: number;
}

/** What somebody pays who touches a control: the application comes, and the control works. */
export async function acting(origin: string, path: string): Promise<readonly Figure[]> {
	const browser = await openBrowser();
	try {
		const acts: Act[] = [];
		for (let round = 0; round < RUNS; round += 1) acts.push(await actOnce(browser, origin + path));
		const middle = (pick: (act: Act) => number): number => median(acts.map(pick));
		return [
			{
				name: 'script in all',
				value: middle(({ script }) => script) / KB,
				unit: 'KB',
				// The budget is the home page's. A page with a form brings the form's library, too.
				...(path === '/' ? { budget: 170, stretch: 130 } : {}),
			},
			{ name: 'requests in all', value: middle(({ urls }) => urls.length), unit: '' },
			{ name: 'from the touch to the working control', value: middle(({ wait }) => wait), unit: 'ms' },
			{ name: 'blocking time from the touch on', value: middle(({ blocking }) => blocking), unit: 'ms', budget: 150 },
		];
	} finally {
		await browser.close();
	}
}

async function actOnce(browser: Browser, url: string): Promise<Act> {
	const phone = await newPhone(browser);
	const open = await openPage(phone);
	await open.page.addInitScript(noteTouch);
	await readPage(open, url);
	const button = open.page.locator(BUTTON);
	await button.scrollIntoViewIfNeeded();
	const { result, blocking } = await open.during(async () => {
		await button.tap();
		return untilAnswered(open.page);
	});
	const loads = open.log.loads();
	await phone.close();
	return { script: receivedBy(filesOf(loads, 'script')), urls: loads.map((load) => load.url), blocking, wait: result };
}

/** Runs in the page: when the finger came down. */
const noteTouch = (): void => {
	document.addEventListener('pointerdown', ({ timeStamp }) => Object.assign(globalThis, { __touched: timeStamp }), {
		capture: true,
		once: true,
	});
};

/** Milliseconds from the finger until the control has answered. */
async function untilAnswered(page: Page): Promise<number> {
	const answered = await page.waitForFunction(
		(selector) => {
			const { __touched: touched } = globalThis as unknown as { readonly __touched?: number };
			const isAnswered = document.querySelector(selector)?.textContent !== '';
			return touched !== undefined && isAnswered ? { wait: performance.now() - touched } : false;
		},
		ANSWER,
		{ polling: 'raf', timeout: 60_000 },
	);
	const value = await answered.jsonValue();
	if (!value) throw new Error(`${page.url()}: the control never answered.`);
	return value.wait;
}
