import { accessibilityViolations, desktop, phone } from '@tulia/test-kit/browser';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { logIn, type Person } from './log-in.ts';
import { isStaffPage, type Scene, tablet } from './scene.ts';

export interface Look {
	readonly viewport: { readonly width: number; readonly height: number };
	readonly colorScheme: 'light' | 'dark';
}

/** Every page is looked at so; a state of a page in the first of each size. */
const LOOKS: readonly Look[] = [
	{ viewport: phone, colorScheme: 'light' },
	{ viewport: phone, colorScheme: 'dark' },
	{ viewport: desktop, colorScheme: 'light' },
	{ viewport: desktop, colorScheme: 'dark' },
];
const STATE_LOOKS = LOOKS.filter((_look, at) => at === 0 || at === 3);

/** Staff have a tablet at the desk or a screen in the office, and now and then a phone in the hand. */
const STAFF_LOOKS: readonly Look[] = [
	{ viewport: tablet, colorScheme: 'light' },
	{ viewport: tablet, colorScheme: 'dark' },
	{ viewport: desktop, colorScheme: 'dark' },
	{ viewport: desktop, colorScheme: 'light' },
	{ viewport: phone, colorScheme: 'light' },
];
export const STAFF_STATE_LOOKS = STAFF_LOOKS.filter((_look, at) => at === 1 || at === 3);

/** How a page, or only a state of one, is looked at. */
export function looksOf(scene: Scene): readonly Look[] {
	if (isStaffPage(scene)) return isState(scene) ? STAFF_STATE_LOOKS : STAFF_LOOKS;
	return isState(scene) ? STATE_LOOKS : LOOKS;
}

/** The narrowest screen of WCAG 1.4.10. */
const narrow = { width: 320, height: 640 };

const isState = ({ before, act }: Scene): boolean => before !== undefined || act !== undefined;

/** How far the page has to be scrolled sideways, in pixels, and the innermost elements that stand out. */
const sideways = (page: Page): Promise<number | string> =>
	page.evaluate(() => {
		const tooMuch = document.documentElement.scrollWidth - window.innerWidth;
		if (tooMuch <= 0) return 0;
		const out = [...document.body.querySelectorAll('*')].filter(
			(element) => element.getBoundingClientRect().right > window.innerWidth + 1,
		);
		const innermost = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
		return `${tooMuch}: ${innermost.map(({ outerHTML }) => outerHTML.slice(0, 120)).join(' | ')}`;
	});

/** Text at twice its size, as somebody sets it in the browser (WCAG 1.4.4). */
const textSize = (page: Page, percent: number): Promise<void> =>
	page.evaluate((size) => {
		document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
	}, percent);

/** Colours on their way from one theme to the other have no contrast yet. */
const settle = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
		for (const animation of document.getAnimations())
			if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
	});

/** Axe, and nothing that has to be scrolled sideways. */
export async function look(page: Page, { viewport, colorScheme }: Look): Promise<void> {
	await page.setViewportSize(viewport);
	await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
	await settle(page);
	const findings = { violations: await accessibilityViolations(page), sideways: await sideways(page) };
	expect({ viewport, colorScheme, ...findings }).toEqual({ viewport, colorScheme, violations: [], sideways: 0 });
}

/** 320 pixels, and text at twice its size. */
export async function reflow(page: Page, { largeTextFrom = phone.width }: Scene): Promise<void> {
	await page.setViewportSize(narrow);
	expect({ width: narrow.width, sideways: await sideways(page) }).toEqual({ width: narrow.width, sideways: 0 });
	await page.setViewportSize({ ...phone, width: largeTextFrom });
	await textSize(page, 200);
	expect({ text: '200%', sideways: await sideways(page) }).toEqual({ text: '200%', sideways: 0 });
	await textSize(page, 100);
}

/** The specification's words are on the screen. */
export async function hear(page: Page, { says = [] }: Scene): Promise<void> {
	for (const words of says) await page.getByText(words).filter({ visible: true }).first().waitFor({ timeout: 10_000 });
}

export type Remembered = NonNullable<BrowserContextOptions['storageState']>;

/** The browser of somebody who ticked "Remember me". */
export async function remembered(browser: Browser, origin: string, person: Person): Promise<Remembered> {
	const context = await browser.newContext();
	await logIn(await context.newPage(), origin, person, { remember: true });
	const state = await context.storageState();
	await context.close();
	return state;
}
