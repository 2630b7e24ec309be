import { openBrowser, openPage, shiftClock, type Witness } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { admin } from './log-in.ts';
import { type Remembered, remembered } from './looks.ts';
import { layOutDay, type StaffDay } from './staff-day.ts';

/** A cloud in the middle of a working day, and a browser at its clock. */
export interface StaffStage {
	readonly cloud: LocalCloud;
	readonly browser: Browser;
	readonly day: StaffDay;
	/** A context whose clock is that of the day. With `as: 'admin'` staff are logged in. */
	newContext(options: BrowserContextOptions & { readonly as?: 'admin' }): Promise<BrowserContext>;
	/** A page of the one context that all of them share: the files of the module are fetched once. */
	newPage(options?: { readonly ignore?: RegExp }): Promise<{ readonly page: Page; readonly witness: Witness }>;
}

async function build(cloud: LocalCloud, browser: Browser): Promise<StaffStage> {
	const day = await layOutDay(cloud);
	let session: Remembered | undefined;
	let shared: BrowserContext | undefined;

	async function newContext({ as, ...options }: BrowserContextOptions & { readonly as?: 'admin' }) {
		if (as) session ??= await remembered(browser, cloud.origin, admin);
		// A worker between the page and the API would take the answers that the scenes give.
		const context = await browser.newContext({
			...{ reducedMotion: 'reduce', serviceWorkers: 'block', ...options },
			...(as && session ? { storageState: session } : {}),
		});
		await shiftClock(context, day.offset);
		return context;
	}
	async function newPage(options?: { readonly ignore?: RegExp }) {
		shared ??= await newContext({ as: 'admin' });
		return openPage(shared, options);
	}
	return { cloud, browser, day, newContext, newPage };
}

/** Sets the stage before the tests of a file, and clears it after them. */
export function onStage(): () => StaffStage {
	let stage: StaffStage | undefined;
	beforeAll(async () => {
		const [cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
		stage = await build(cloud, browser);
	}, 120_000);
	afterAll(async () => {
		await stage?.browser.close();
		await stage?.cloud.stop();
	});
	return () => {
		if (!stage) throw new Error('The stage is set before the tests, not while they are declared.');
		return stage;
	};
}
