import type { Page } from 'playwright-core';
import type { Loading, PageState } from '../page-state.ts';
import { reloadWithDraft, steps, waitForText } from '../page-steps.ts';

export const adminPage = (name: string, path: string, ...texts: readonly string[]): PageState => ({
	...{ name, path, texts },
	as: 'admin',
	largeTextFrom: 768,
});

/** The texts of a page whose list cannot be loaded, and whose list is empty. */
export const list = (
	api: string,
	text: string,
	{ json = { data: [] }, noun = api }: { readonly json?: object; readonly noun?: string } = {},
): Loading => ({ api: `/api/admin/${api}`, failed: `We could not load the ${noun}`, text, empty: json });

/** The texts of a page that is never empty. */
export const shown = (api: string, what: string, text: string): Loading => ({
	...{ api: `/api/admin/${api}`, text },
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
