import { accessibilityViolations, desktop, openBrowser, openPage, phone } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { admin, logIn, newClient, type Person } from './log-in.ts';
import { play, type Scene } from './scene.ts';

interface Look {
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

/** The narrowest screen of WCAG 1.4.10. */
const narrow = { width: 320, height: 640 };

const isState = ({ before, act }: Scene): boolean => before !== undefined || act !== undefined;

const sideways = (page: Page): Promise<number> =>
	page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

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

async function look(page: Page, { viewport, colorScheme }: Look): Promise<void> {
	await page.setViewportSize(viewport);
	await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
	await settle(page);
	const findings = { violations: await accessibilityViolations(page), sideways: await sideways(page) };
	expect({ viewport, colorScheme, ...findings }).toEqual({ viewport, colorScheme, violations: [], sideways: 0 });
}

async function reflow(page: Page, { largeTextFrom = phone.width }: Scene): Promise<void> {
	await page.setViewportSize(narrow);
	expect({ width: narrow.width, sideways: await sideways(page) }).toEqual({ width: narrow.width, sideways: 0 });
	await page.setViewportSize({ ...phone, width: largeTextFrom });
	await textSize(page, 200);
	expect({ text: '200%', sideways: await sideways(page) }).toEqual({ text: '200%', sideways: 0 });
	await textSize(page, 100);
}

/** The specification's words are on the screen. */
async function hear(page: Page, { says = [] }: Scene): Promise<void> {
	for (const words of says) await page.getByText(words).filter({ visible: true }).first().waitFor({ timeout: 10_000 });
}

type Remembered = NonNullable<BrowserContextOptions['storageState']>;

/** The browser of somebody who ticked "Remember me". */
async function remembered(browser: Browser, origin: string, person: Person): Promise<Remembered> {
	const context = await browser.newContext();
	await logIn(await context.newPage(), origin, person, { remember: true });
	const state = await context.storageState();
	await context.close();
	return state;
}

/**
 * Plays each scene as a visitor with a phone, checks the specification's words, and then looks at it: axe in both themes
 * and at both sizes, 320 pixels, text at 200%, no complaint in the console, nothing blocked by the content policy.
 */
export function testScenes(scenes: readonly Scene[]): void {
	let cloud: LocalCloud;
	let browser: Browser;
	const sessions: { client?: Remembered; admin?: Remembered } = {};

	beforeAll(async () => {
		[cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
		const wanted = new Set(scenes.map(({ as }) => as));
		if (wanted.has('client')) sessions.client = await remembered(browser, cloud.origin, await newClient(cloud.origin));
		if (wanted.has('admin')) sessions.admin = await remembered(browser, cloud.origin, admin);
	}, 120_000);
	afterAll(async () => {
		await browser.close();
		await cloud.stop();
	});

	test.each(scenes)(
		'$name',
		async (scene) => {
			const storageState = scene.as && sessions[scene.as];
			const context = await browser.newContext({
				viewport: phone,
				reducedMotion: 'reduce',
				...(storageState ? { storageState } : {}),
			});
			const { page, witness } = await openPage(context, scene.mayComplain ? { ignore: scene.mayComplain } : {});
			await play(page, scene, cloud.origin);
			await hear(page, scene);
			for (const each of isState(scene) ? STATE_LOOKS : LOOKS) await look(page, each);
			await reflow(page, scene);
			expect(witness.complaints).toEqual([]);
			await context.close();
		},
		90_000,
	);
}
