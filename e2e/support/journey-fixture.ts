import { openBrowser } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser } from 'playwright-core';

export interface CloudFixture {
	readonly cloud: LocalCloud;
}
export interface JourneyFixture extends CloudFixture {
	readonly browser: Browser;
}

function started<T>(value: T | undefined): T {
	if (value === undefined) throw new Error('The fixture starts before the tests, not while they are declared.');
	return value;
}

/** A local cloud for the tests of one file. `ownProcess` as in `startLocalCloud`. */
export function cloudFixture({ ownProcess = false }: { readonly ownProcess?: boolean } = {}): CloudFixture {
	let cloud: LocalCloud | undefined;
	beforeAll(async () => {
		cloud = await startLocalCloud({ ownProcess });
	});
	afterAll(() => cloud?.stop());
	return {
		get cloud() {
			return started(cloud);
		},
	};
}

/** A local cloud and a browser for the tests of one file. `isWindowless` as in `openBrowser`. */
export function journeyFixture({ isWindowless = false }: { readonly isWindowless?: boolean } = {}): JourneyFixture {
	let cloud: LocalCloud | undefined;
	let browser: Browser | undefined;
	beforeAll(async () => {
		const starting = [
			startLocalCloud().then((running) => {
				cloud = running;
			}),
			openBrowser({ isWindowless, now: () => started(cloud).now() }).then((opened) => {
				browser = opened;
			}),
		];
		await Promise.allSettled(starting); // if one fails, the other is set for afterAll to stop
		await Promise.all(starting);
	});
	afterAll(async () => {
		await browser?.close();
		await cloud?.stop();
	});
	return {
		get cloud() {
			return started(cloud);
		},
		get browser() {
			return started(browser);
		},
	};
}
