import { openPage, type PageErrors } from '@tulia/test-kit/browser';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type JourneyFixture, journeyFixture } from '../journey-fixture.ts';
import { admin } from '../log-in.ts';
import { rememberedSession, type StoredSession } from '../page-states/page-checks.ts';
import { prepareStaffDay, type StaffDay } from './staff-day.ts';

/** A cloud in the middle of a working day, and a browser with its clock. */
export interface StaffFixture extends JourneyFixture {
	readonly day: StaffDay;
	/** A context with the clock of the day. With `as: 'admin'` staff are logged in. */
	newContext(options: BrowserContextOptions & { readonly as?: 'admin' }): Promise<BrowserContext>;
	/** A page of one shared context: the files of the module are fetched once. */
	newPage(options?: { readonly ignore?: RegExp }): Promise<{ readonly page: Page; readonly pageErrors: PageErrors }>;
}

async function build({ cloud, browser }: JourneyFixture): Promise<StaffFixture> {
	const day = await prepareStaffDay(cloud);
	let session: StoredSession | undefined;
	let shared: BrowserContext | undefined;

	async function newContext({ as, ...options }: BrowserContextOptions & { readonly as?: 'admin' }) {
		if (as) session ??= await rememberedSession(browser, cloud.origin, admin);
		// A service worker would handle requests before the mocks of the page states.
		return browser.newContext({
			...{ reducedMotion: 'reduce', serviceWorkers: 'block', ...options },
			...(as && session ? { storageState: session } : {}),
		});
	}
	async function newPage(options?: { readonly ignore?: RegExp }) {
		shared ??= await newContext({ as: 'admin' });
		return openPage(shared, options);
	}
	return { cloud, browser, day, newContext, newPage };
}

/** Prepares the cloud, the browser and the day before the tests of a file. `isWindowless` as in `openBrowser`. */
export function staffFixture(options: { readonly isWindowless?: boolean } = {}): () => StaffFixture {
	const site = journeyFixture(options);
	let fixture: StaffFixture | undefined;
	beforeAll(async () => {
		fixture = await build(site);
	});
	return () => {
		if (!fixture) throw new Error('The fixture is ready within the tests, not while they are declared.');
		return fixture;
	};
}
