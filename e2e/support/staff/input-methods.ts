import type { BrowserContextOptions, Page } from 'playwright-core';
import { labelled, pressByKeyboard, tabTo } from '../keyboard.ts';

interface Control {
	readonly role: 'button' | 'link';
	/** Its name, or the beginning of it. */
	readonly name: RegExp;
}

/** One input method, with its screen size. */
export interface InputMethod {
	readonly title: string;
	readonly context: BrowserContextOptions;
	press(page: Page, control: Control): Promise<void>;
	/** Fills the empty field with this name. */
	type(page: Page, field: string, text: string): Promise<void>;
	/** Follows an entry of the menu of staff. */
	openSection(page: Page, name: string): Promise<void>;
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** The menu is a sheet below 992 px. A breadcrumb under it may have the name of an entry. */
async function openSheet(page: Page, press: typeof tap, name: string): Promise<void> {
	await press(page, { role: 'button', name: /^Admin menu$/ });
	await press(page.getByRole('dialog', { name: 'Admin menu' }), { role: 'link', name: startingWith(name) });
}

/** A count may follow the name of an entry. */
const startingWith = (name: string): RegExp => new RegExp(`^${name}\\b`);

const tap = (within: Pick<Page, 'getByRole'>, { role, name }: Control): Promise<void> =>
	within.getByRole(role, { name }).first().tap();
const click = (within: Pick<Page, 'getByRole'>, { role, name }: Control): Promise<void> =>
	within.getByRole(role, { name }).first().click();

export const byTouch: InputMethod = {
	title: 'by touch at 390 px',
	context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
	press: tap,
	type: async (page, name, text) => {
		await field(page, name).tap();
		await field(page, name).fill(text);
	},
	openSection: (page, name) => openSheet(page, tap, name),
};

export const byMouse: InputMethod = {
	title: 'by mouse at 768 px',
	context: { viewport: { width: 768, height: 1024 } },
	press: click,
	type: async (page, name, text) => {
		await field(page, name).click();
		await field(page, name).fill(text);
	},
	openSection: (page, name) => openSheet(page, click, name),
};

/** Every stop on the way has to be visible and uncovered. */
export const byKeyboard: InputMethod = {
	title: 'by keyboard at 1440 px',
	context: { viewport: { width: 1440, height: 900 } },
	press: (page, { name }) => pressByKeyboard(page, name),
	type: async (page, wanted, text) => {
		await tabTo(page, ({ name }) => name === wanted);
		await page.keyboard.type(text);
	},
	openSection: async (page, name) => {
		await tabTo(page, labelled(startingWith(name)));
		await page.keyboard.press('Enter');
	},
};
