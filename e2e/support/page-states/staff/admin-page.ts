import type { Page } from 'playwright-core';
import type { Loading, PageState } from '../page-state.ts';
import { reloadWithDraft, steps, waitForText } from '../page-steps.ts';

export const adminPage = (name: string, path: string, ...says: readonly string[]): PageState => ({
	...{ name, path, texts: says },
	as: 'admin',
	largeTextFrom: 768,
});

/** What a page says when its list cannot be loaded, and when it is empty. */
export const list = (
	api: string,
	says: string,
	{ json = { data: [] }, noun = api }: { readonly json?: object; readonly noun?: string } = {},
): Loading => ({ api: `/api/admin/${api}`, failed: `We could not load the ${noun}`, says, empty: json });

/** What a page says that always has something to show. */
export const shown = (api: string, what: string, says: string): Loading => ({
	...{ api: `/api/admin/${api}`, says },
	failed: `We could not load ${what}`,
});

const BACK = 'What you typed here is back';

/** A form draft, restored after a reload. */
export const draftBack = (
	name: string,
	path: string,
	...typing: readonly ((page: Page) => Promise<unknown>)[]
): PageState => ({
	...adminPage(name, path, BACK),
	act: steps(...typing, reloadWithDraft, waitForText(BACK)),
});
