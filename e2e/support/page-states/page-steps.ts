import type { Page } from 'playwright-core';

/** Presses a button of the page. */
export const press = (name: string | RegExp) => (page: Page) =>
	page.getByRole('main').getByRole('button', { name }).first().click();

/** Fills in a field of the page. */
export const type = (label: string | RegExp, text: string) => (page: Page) =>
	page.getByRole('main').getByLabel(label).first().fill(text);

/** Loads the page again, once it keeps what was typed into a form. */
export async function reloadWithDraft(page: Page): Promise<void> {
	await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('tulia.draft.')));
	await page.reload();
}

/** One after the other. */
export const steps =
	(...all: readonly ((page: Page) => Promise<unknown>)[]) =>
	async (page: Page): Promise<void> => {
		for (const step of all) await step(page);
	};

/** Waits until a text is visible. */
export const waitForText = (text: string | RegExp) => (page: Page) =>
	page.getByText(text).filter({ visible: true }).first().waitFor();

/** What stands above saved content. */
export const SAVED = 'We could not load the latest version. Showing saved content.';
