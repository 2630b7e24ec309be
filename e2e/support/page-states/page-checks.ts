import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityViolations, desktop, phone, untilSaid } from '@tulia/test-kit/browser';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { logIn, type Person } from '../log-in.ts';
import { isStaffPage, type PageState, tablet } from './page-state.ts';

/** The heights of all states on a phone, in pixels, by name. */
export const HEIGHTS_FILE = join(repositoryRoot(), 'e2e/support/page-states/page-heights.json');
export const knownHeights = (): Record<string, number> => JSON.parse(readFileSync(HEIGHTS_FILE, 'utf8'));

export interface Appearance {
	readonly viewport: { readonly width: number; readonly height: number };
	readonly colorScheme: 'light' | 'dark';
	/** The same size was checked in the other theme: only colours are checked. */
	readonly coloursAlone?: true;
}

/** Every page is checked in all of these appearances. A state of a page is checked only in those with a layout check. */
const APPEARANCES: readonly Appearance[] = [
	{ viewport: phone, colorScheme: 'light' },
	{ viewport: phone, colorScheme: 'dark', coloursAlone: true },
	{ viewport: desktop, colorScheme: 'dark' },
	{ viewport: desktop, colorScheme: 'light', coloursAlone: true },
];
const STATE_APPEARANCES = APPEARANCES.filter(({ coloursAlone }) => !coloursAlone);

/** Staff use a tablet at the desk, a screen in the office, and sometimes a phone. */
const STAFF_APPEARANCES: readonly Appearance[] = [
	{ viewport: tablet, colorScheme: 'dark' },
	{ viewport: tablet, colorScheme: 'light', coloursAlone: true },
	{ viewport: desktop, colorScheme: 'light' },
	{ viewport: desktop, colorScheme: 'dark', coloursAlone: true },
	{ viewport: phone, colorScheme: 'light' },
];
export const STAFF_STATE_APPEARANCES = STAFF_APPEARANCES.filter((_look, at) => at === 0 || at === 2);

/** The appearances in which a page, or a state of one, is checked. */
export function appearancesOf(state: PageState): readonly Appearance[] {
	if (isStaffPage(state)) return isState(state) ? STAFF_STATE_APPEARANCES : STAFF_APPEARANCES;
	return isState(state) ? STATE_APPEARANCES : APPEARANCES;
}

/** The narrowest screen of WCAG 1.4.10. */
const narrow = { width: 320, height: 640 };

const isState = ({ before, act }: PageState): boolean => before !== undefined || act !== undefined;

/** The width of horizontal scrolling, in pixels, and the innermost elements that cause it. */
const horizontalOverflow = (page: Page): Promise<number | string> =>
	page.evaluate(() => {
		const tooMuch = document.documentElement.scrollWidth - window.innerWidth;
		if (tooMuch <= 0) return 0;
		const out = [...document.body.querySelectorAll('*')].filter(
			(element) => element.getBoundingClientRect().right > window.innerWidth + 1,
		);
		const innermost = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
		return `${tooMuch}: ${innermost.map(({ outerHTML }) => outerHTML.slice(0, 120)).join(' | ')}`;
	});

/** Text at twice its size, as set in the browser (WCAG 1.4.4). */
const textSize = (page: Page, percent: number): Promise<void> =>
	page.evaluate((size) => {
		document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
	}, percent);

/** Colours in transition between themes have no final contrast. */
const finishAnimations = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
		for (const animation of document.getAnimations())
			if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
	});

/** Checks for axe violations and horizontal scrolling. */
export async function checkAccessibility(
	page: Page,
	{ viewport, colorScheme, coloursAlone }: Appearance,
): Promise<void> {
	await page.setViewportSize(viewport);
	await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
	await finishAnimations(page);
	const violations = await accessibilityViolations(page, coloursAlone ? 'colour' : 'all');
	const findings = { violations, sideways: await horizontalOverflow(page) };
	expect({ viewport, colorScheme, ...findings }).toEqual({ viewport, colorScheme, violations: [], sideways: 0 });
}

/** Checks 320 pixels, and text at twice its size. */
export async function checkReflow(page: Page, { largeTextFrom = phone.width }: PageState): Promise<void> {
	await page.setViewportSize(narrow);
	expect({ width: narrow.width, sideways: await horizontalOverflow(page) }).toEqual({
		width: narrow.width,
		sideways: 0,
	});
	await page.setViewportSize({ ...phone, width: largeTextFrom });
	await textSize(page, 200);
	expect({ text: '200%', sideways: await horizontalOverflow(page) }).toEqual({ text: '200%', sideways: 0 });
	await textSize(page, 100);
}

/** The height of a page on a phone, in pixels. */
export async function heightOnPhone(page: Page): Promise<number> {
	await page.setViewportSize(phone);
	return page.evaluate(async () => {
		// The page folds after the frame in which the window became narrow.
		for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
		return document.documentElement.scrollHeight;
	});
}

const GROWTH = 1.5;

/**
 * On a phone a state may exceed its height in `page-heights.json` by less than half. Accept a longer one with
 * `npm run screens -- --heights <its name>`; without a name it measures new states and removes old ones.
 */
export async function checkHeight(page: Page, { name }: PageState): Promise<void> {
	const height = await heightOnPhone(page);
	const known = knownHeights()[name] ?? 0;
	expect({ name, height: height < known * GROWTH ? known : height }).toEqual({ name, height: known });
}

/** Checks that the specification's texts are on the screen, and that its toasts were. */
export async function expectTexts(page: Page, { texts = [], toasts = [] }: PageState): Promise<void> {
	for (const words of toasts) await untilSaid(page, words);
	for (const words of texts) await page.getByText(words).filter({ visible: true }).first().waitFor();
}

export type StoredSession = NonNullable<BrowserContextOptions['storageState']>;

/** The browser of a client who ticked "Remember me". */
export async function rememberedSession(browser: Browser, origin: string, person: Person): Promise<StoredSession> {
	const context = await browser.newContext();
	await logIn(await context.newPage(), origin, person, { remember: true });
	const state = await context.storageState();
	await context.close();
	return state;
}
