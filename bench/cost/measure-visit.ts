import { openBrowser } from '@tulia/test-kit/browser';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { newPhone, UNTHROTTLED } from '../lib/phone.ts';
import { ARTICLE } from '../lib/public-routes.ts';
import { visitPage } from '../lib/visit.ts';
import type { Meter, Window } from './meter.ts';

/** The pages a reader opens, in order, with a browser cache. */
const PAGES: readonly string[] = ['/', '/services', ARTICLE];

/** A reader's visit in bytes and requests. */
export interface ReadVisit {
	readonly pages: readonly string[];
	readonly requests: number;
	/** Transferred bytes, headers included. */
	readonly bytes: number;
	readonly apiRequests: number;
	readonly window: Window;
}

/** One reader opens three pages without further action, with warm functions. */
export async function readVisit(cloud: LocalCloud, meter: Meter): Promise<ReadVisit> {
	const browser = await openBrowser();
	async function once(): Promise<{ readonly urls: readonly string[]; readonly bytes: number }> {
		const phone = await newPhone(browser);
		const urls: string[] = [];
		let bytes = 0;
		for (const page of PAGES) {
			const seen = await visitPage(phone, cloud.origin + page, { line: UNTHROTTLED });
			urls.push(...seen.urls);
			bytes += seen.wire;
		}
		await phone.close();
		return { urls, bytes };
	}
	try {
		await once();
		let seen: Awaited<ReturnType<typeof once>> = { urls: [], bytes: 0 };
		const window = await meter.during(async () => {
			seen = await once();
		});
		const apiRequests = seen.urls.filter((url) => new URL(url).pathname.startsWith('/api/')).length;
		return { pages: PAGES, requests: seen.urls.length, bytes: seen.bytes, apiRequests, window };
	} finally {
		await browser.close();
	}
}
