import { startApp } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { networkSettled } from './network-settled.ts';

/** A page in one of its states: what a visitor, client or member of staff can come to see. */
export interface Scene {
	/** The name of its pictures. */
	readonly name: string;
	readonly path: string;
	readonly as?: 'client' | 'admin';
	/** Breaks or slows something before the page is asked for. */
	readonly before?: (page: Page) => Promise<unknown>;
	/** Comes from another page of the site instead of by address, so that the browser fetches and renders everything. */
	readonly byLink?: true;
	/** What is done on the page to bring it into the state. */
	readonly act?: (page: Page) => Promise<unknown>;
	/** The specification's own words that must be on the screen now, toasts and labels included. */
	readonly says?: readonly string[];
	/** The narrowest screen, in pixels, on which text at twice its size must fit; 390 where nothing is said. */
	readonly largeTextFrom?: number;
	/** What the console may say in this state: a browser reports every answer of 400 and above. */
	readonly mayComplain?: RegExp;
}

/** The reception desk. */
export const tablet = { width: 768, height: 1024 };

/** Whether only staff see the page: they have a tablet or a screen before them. */
export const isStaffPage = ({ path }: Pick<Scene, 'path'>): boolean => path.startsWith('/admin');

/** Goes to an address of the site without loading a document, as a link does once the application is there. */
export async function goByLink(page: Page, path: string): Promise<void> {
	await startApp(page);
	await page.evaluate((to) => {
		history.pushState(null, '', to);
		dispatchEvent(new PopStateEvent('popstate'));
	}, path);
}

/** The heading of the page that scenes by link come from. */
const HELP_NOW = 'Need help now?';

/** Plays a scene on a fresh page, whose browser is logged in where the scene wants it, and leaves it there. */
export async function play(page: Page, { path, before, byLink, act }: Scene, origin: string): Promise<void> {
	if (byLink) {
		await page.goto(`${origin}/help-now`);
		await startApp(page);
	}
	await before?.(page);
	if (byLink) {
		await goByLink(page, path);
		await page.getByRole('heading', { level: 1, name: HELP_NOW }).waitFor({ state: 'detached' });
	} else await page.goto(origin + path);
	// A skeleton's heading may have no size yet.
	await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
	if (!before) await networkSettled(page);
	await act?.(page);
	// What was pressed before the application had come is done by now, and no longer waits.
	await page.locator('[data-held]').first().waitFor({ state: 'detached' });
}

/** The API does not answer the given paths. */
export const down =
	(...paths: readonly string[]) =>
	async (page: Page): Promise<void> => {
		for (const path of paths) await page.route(`**${path}`, (route) => route.abort());
	};

/** The API takes its time: nothing has come yet. */
export const slow =
	(...paths: readonly string[]) =>
	async (page: Page): Promise<void> => {
		for (const path of paths) await page.route(`**${path}`, () => undefined);
	};

/** The API answers, and there is nothing. */
export const empty =
	(...paths: readonly string[]) =>
	async (page: Page): Promise<void> => {
		for (const path of paths) await page.route(`**${path}`, (route) => route.fulfill({ json: { data: [] } }));
	};

/** Every kind of failure this context may show in the console. */
export const NETWORK = /Failed to load resource|net::ERR/;
