import type { Page } from 'playwright-core';

export const press = (name: string | RegExp) => (page: Page) =>
	page.getByRole('main').getByRole('button', { name }).first().click();

/** Opens a part that folds on a phone. */
export const unfold = (title: string) => (page: Page) =>
	page
		.locator('details', { has: page.getByRole('heading', { name: title }) })
		.first()
		.evaluate((fold: HTMLDetailsElement) => {
			fold.open = true;
		});

export const type = (label: string | RegExp, text: string) => (page: Page) =>
	page.getByRole('main').getByLabel(label).first().fill(text);

/** Reloads the page, once its form draft is stored. */
export async function reloadWithDraft(page: Page): Promise<void> {
	await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('tulia.draft.')));
	await page.reload();
}

export const steps =
	(...all: readonly ((page: Page) => Promise<unknown>)[]) =>
	async (page: Page): Promise<void> => {
		for (const step of all) await step(page);
	};

export const waitForText = (text: string | RegExp) => (page: Page) =>
	page.getByText(text).filter({ visible: true }).first().waitFor();

/** The notice above saved content. */
export const SAVED = 'We could not load the latest version. Showing saved content.';
