import { openBrowser } from '@tulia/test-kit/browser';
import { newCertificate } from '@tulia/test-kit/tls-front';
import type { Browser, Page } from 'playwright-core';
import { filesOf, receivedBy } from './lib/network-log.ts';
import { type Line, newPhone, UNTHROTTLED } from './lib/phone.ts';
import type { Figure } from './lib/report.ts';
import { median } from './lib/statistics.ts';
import { startTlsEdge } from './lib/tls-edge.ts';
import { openPage, readPage } from './lib/visit.ts';

const KB = 1024;
const RUNS = 3;

/** A control of every page that needs the application: the newsletter's submit button. */
const BUTTON = 'form[aria-label="Newsletter"] button[type="submit"]';
const ANSWER = 'form[aria-label="Newsletter"] [role="alert"]';

/** From the touch of a control on a page just read to its response. */
interface Interaction {
	readonly script: number;
	readonly urls: readonly string[];
	readonly blocking: number;
	/** From the touch to the response on screen, milliseconds. */
	readonly wait: number;
}

/** Connection, delay and preferences of a touch. */
interface Circumstances {
	readonly line?: Line;
	/** Milliseconds between the end of loading and the touch. */
	readonly pause?: number;
	/** The phone reports fast Wi-Fi, as Chrome on Android does. */
	readonly isOnWifi?: boolean;
}

/** Connection and preferences allow prefetching the application. */
const FETCHED_AHEAD: Circumstances = { line: UNTHROTTLED, pause: 5000, isOnWifi: true };

/** The cost of the first touch of a control, which loads the application. */
export async function acting(origin: string, path: string): Promise<readonly Figure[]> {
	const edge = await startTlsEdge(origin, { certificate: await newCertificate() });
	const browser = await openBrowser({ trustedKey: edge.key });
	const touches = async (circumstances?: Circumstances): Promise<readonly Interaction[]> => {
		const interactions: Interaction[] = [];
		for (let round = 0; round < RUNS; round += 1)
			interactions.push(await interactOnce(browser, edge.origin + path, circumstances));
		return interactions;
	};
	try {
		const figures = figuresOf(path, await touches());
		if (path !== '/') return figures;
		const ahead = (await touches(FETCHED_AHEAD)).map(({ wait }) => wait);
		return [...figures, waitFigure('the same where the application was fetched ahead', ahead, 200)];
	} finally {
		await browser.close();
		edge.close();
	}
}

const waitFigure = (name: string, values: readonly number[], budget: number): Figure => ({
	name,
	value: median(values),
	unit: 'ms',
	budget,
	samples: { values, unit: 'ms' },
});

function figuresOf(path: string, interactions: readonly Interaction[]): readonly Figure[] {
	const medianOf = (pick: (interaction: Interaction) => number): number => median(interactions.map(pick));
	return [
		{
			name: 'script in all',
			value: medianOf(({ script }) => script) / KB,
			unit: 'KB',
			// The budget is the home page's. A page with a form also loads the form library.
			...(path === '/' ? { budget: 130 } : {}),
		},
		{ name: 'requests in all', value: medianOf(({ urls }) => urls.length), unit: '' },
		waitFigure(
			'from the touch to the working control',
			interactions.map(({ wait }) => wait),
			1000,
		),
		{ name: 'blocking time from the touch on', value: medianOf(({ blocking }) => blocking), unit: 'ms', budget: 150 },
	];
}

async function interactOnce(
	browser: Browser,
	url: string,
	{ line, pause = 0, isOnWifi = false }: Circumstances = {},
): Promise<Interaction> {
	const phone = await newPhone(browser);
	if (isOnWifi) await phone.addInitScript(pretendWifi);
	const open = await openPage(phone, line ? { line } : {});
	await open.page.addInitScript(noteTouch);
	await readPage(open, url);
	await open.page.waitForTimeout(pause);
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

/** Script of the log-in page once its form is used, KB. */
export async function loginScript(origin: string): Promise<Figure> {
	const edge = await startTlsEdge(origin, { certificate: await newCertificate() });
	const browser = await openBrowser({ trustedKey: edge.key });
	try {
		const open = await openPage(await newPhone(browser));
		await readPage(open, `${edge.origin}/login`);
		await open.during(() => open.page.getByLabel('Email').fill('somebody@example.com'));
		return {
			name: 'script in all',
			value: receivedBy(filesOf(open.log.loads(), 'script')) / KB,
			unit: 'KB',
			budget: 130,
		};
	} finally {
		await browser.close();
		edge.close();
	}
}

/** Runs in the page: Chromium reports no connection type on a desktop, and estimates its speed. */
const pretendWifi = (): void => {
	const wifi = { type: 'wifi', effectiveType: '4g', downlink: 10, rtt: 50, saveData: false };
	Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), wifi) });
};

declare global {
	/** In the page: time of the touch, milliseconds since navigation. */
	var touchedAt: number | undefined;
}

/** Runs in the page: records the touch. */
const noteTouch = (): void => {
	document.addEventListener('pointerdown', ({ timeStamp }) => Object.assign(globalThis, { touchedAt: timeStamp }), {
		capture: true,
		once: true,
	});
};

/** Milliseconds from the touch to the response of the control. */
async function untilAnswered(page: Page): Promise<number> {
	const answered = await page.waitForFunction(
		(selector) => {
			const { touchedAt } = globalThis; // not shown before the touch
			const isAnswered = document.querySelector(selector)?.textContent !== '';
			return touchedAt !== undefined && isAnswered ? { wait: performance.now() - touchedAt } : false;
		},
		ANSWER,
		{ polling: 'raf', timeout: 60_000 },
	);
	const value = await answered.jsonValue();
	if (!value) throw new Error(`${page.url()}: the control never answered.`);
	return value.wait;
}
