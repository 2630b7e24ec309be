import { startApp } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { networkSettled } from '../network-settled.ts';

/** How a page loads that depends on one API response. */
export interface Loading {
	/** The path of that call, with the values of the page's own path. */
	readonly api: string;
	readonly failed: string;
	/** A text of the page once it is loaded. */
	readonly text: string;
	/** The empty response with which it is loaded. Absent where the response is never empty. */
	readonly empty?: object;
}

/** A page in one of its states, as a visitor, client or member of staff can see it. */
export interface PageState {
	/** The name of its pictures. */
	readonly name: string;
	readonly path: string;
	readonly as?: 'client' | 'admin';
	/** Injects a failure or delay before the page is requested. */
	readonly before?: (page: Page) => Promise<unknown>;
	/** Opened from another page of the site instead of by address, so that the browser fetches and renders everything. */
	readonly byLink?: true;
	/** The actions on the page that lead to the state. */
	readonly act?: (page: Page) => Promise<unknown>;
	/** The specification's own texts that must be on the screen now, labels included. */
	readonly texts?: readonly string[];
	/** Its texts in toasts, which may be gone again. */
	readonly toasts?: readonly string[];
	/** The narrowest screen, in pixels, on which text at twice its size must fit; default 390. */
	readonly largeTextFrom?: number;
	/** Allowed console errors of this state: a browser reports every response of 400 and above. */
	readonly ignoredErrors?: RegExp;
	/** Checked apart from the state, at its path. */
	readonly loading?: Loading;
}

/** The front desk. */
export const tablet = { width: 768, height: 1024 };

/** Whether only staff see the page, on a tablet or a screen. */
export const isStaffPage = ({ path }: Pick<PageState, 'path'>): boolean => path.startsWith('/admin');

/** Navigates without loading a document, as a link does after hydration. */
export async function goByLink(page: Page, path: string): Promise<void> {
	await startApp(page);
	await page.evaluate((to) => {
		history.pushState(null, '', to);
		dispatchEvent(new PopStateEvent('popstate'));
	}, path);
}

/** The heading of the page from which states are reached by link. */
const HELP_NOW = 'Need help now?';

/** Brings a fresh page into the state; the browser is logged in if the state needs it. */
export async function openState(page: Page, { path, before, byLink, act }: PageState, origin: string): Promise<void> {
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
	// A press before hydration has been replayed by now.
	await page.locator('[data-working]').first().waitFor({ state: 'detached' });
}

export const apiFails =
	(...paths: readonly string[]) =>
	async (page: Page): Promise<void> => {
		for (const path of paths) await page.route(`**${path}`, (route) => route.abort());
	};

export const apiHangs =
	(...paths: readonly string[]) =>
	async (page: Page): Promise<void> => {
		for (const path of paths) await page.route(`**${path}`, () => undefined);
	};

export const apiAnswersEmpty =
	(...paths: readonly string[]) =>
	async (page: Page): Promise<void> => {
		for (const path of paths) await page.route(`**${path}`, (route) => route.fulfill({ json: { data: [] } }));
	};

/** Changes the API's real response to the given path, in which `*` is a segment. */
export const apiAnswersChanged =
	<T extends object>(path: string, change: (answer: T) => object) =>
	async (page: Page): Promise<void> => {
		await page.route(`**${path}`, async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, json: change(await response.json()) });
		});
	};

/** Console errors of failed requests. */
export const NETWORK_ERRORS = /Failed to load resource|net::ERR/;
