import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { desktop, openBrowser, phone, shiftClock } from '@tulia/test-kit/browser';
import { startLocalCloud } from '@tulia/test-kit/local-cloud';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { accountScenes } from '../support/account-scenes.ts';
import { bookingScenes } from '../support/booking-scenes.ts';
import { admin, logIn, newClient } from '../support/log-in.ts';
import { ownAccountScenes } from '../support/own-account-scenes.ts';
import { publicScenes } from '../support/public-scenes.ts';
import { isStaffPage, play, type Scene, tablet } from '../support/scene.ts';
import { addressOn, layOutDay } from '../support/staff-day.ts';
import { staffScenes } from '../support/staff-scenes.ts';

const folder = join(repositoryRoot(), '.screens');
const WIDTHS = { mobile: phone, desktop } as const;
const STAFF_WIDTHS = { tablet, desktop } as const;
/** Of 100. */
const QUALITY = 80;
/** How much of the page belongs to the picture of a state, in screens. */
const SCREENS_OF_STATE = 2.2;

type Session = NonNullable<BrowserContextOptions['storageState']>;

/** A page, or only a state of one: the rest of the page is in another picture. */
const isState = ({ act, before }: Scene): boolean => Boolean(act ?? before);

/** The drawings below the fold too. Asked again and again, because parts of a page may still be on their way. */
const settle = (page: Page): Promise<unknown> =>
	page.waitForFunction(() =>
		[...document.images].every((image) => {
			image.loading = 'eager';
			return image.complete;
		}),
	);

/** The whole page, or what is to be seen of a state, as WebP, a tenth of what PNG needs. */
async function picture(page: Page, scene: Scene, file: string): Promise<void> {
	if (!isState(scene)) await page.evaluate(() => scrollTo(0, 0));
	const devtools = await page.context().newCDPSession(page);
	const { cssContentSize, cssVisualViewport } = await devtools.send('Page.getLayoutMetrics');
	const y = cssVisualViewport.pageY;
	const rest = cssContentSize.height - y;
	const height = isState(scene) ? Math.min(rest, SCREENS_OF_STATE * cssVisualViewport.clientHeight) : rest;
	const { data } = await devtools.send('Page.captureScreenshot', {
		format: 'webp',
		quality: QUALITY,
		captureBeyondViewport: true,
		clip: { x: 0, y, width: cssContentSize.width, height, scale: 1 },
	});
	writeFileSync(join(folder, file), Buffer.from(data, 'base64'));
}

interface Who {
	readonly session: Session | undefined;
	/** How far the browser's clock is from the one of this machine, milliseconds. */
	readonly offset: number;
}

async function take(browser: Browser, origin: string, scene: Scene, { session, offset }: Who): Promise<void> {
	for (const [width, viewport] of Object.entries(isStaffPage(scene) ? STAFF_WIDTHS : WIDTHS)) {
		const context = await browser.newContext({
			viewport,
			reducedMotion: 'reduce',
			...(session ? { storageState: session } : {}),
		});
		await shiftClock(context, offset);
		const page = await context.newPage();
		await play(page, scene, origin);
		await settle(page);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			await page.waitForTimeout(300);
			await picture(page, scene, `${scene.name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.webp`);
		}
		await context.close();
	}
	console.log(scene.name);
}

/** `npm run screens [-- name …]`: pictures of every page and state into `.screens`, which git ignores, to be looked at beside the design. */
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = ({ name }: Scene): boolean => wanted.length === 0 || wanted.some((part) => name.startsWith(part));
const cloud = await startLocalCloud();
const browser = await openBrowser();

async function sessionOf(person: Parameters<typeof logIn>[2]): Promise<Session> {
	const context = await browser.newContext();
	await logIn(await context.newPage(), cloud.origin, person, { remember: true });
	const session = await context.storageState();
	await context.close();
	return session;
}

try {
	const scenes = [...publicScenes, ...accountScenes, ...ownAccountScenes, ...bookingScenes].filter(isWanted);
	const sessions = { admin: await sessionOf(admin), client: await sessionOf(await newClient(cloud.origin)) };
	for (const scene of scenes)
		await take(browser, cloud.origin, scene, { session: scene.as && sessions[scene.as], offset: 0 });
	// The day of staff is the last thing: it moves the clocks.
	const day = await layOutDay(cloud);
	const session = await sessionOf(admin);
	for (const scene of staffScenes.filter(isWanted)) {
		const placed = { ...scene, path: addressOn(day, scene.path) };
		await take(browser, cloud.origin, placed, { session, offset: day.offset });
	}
} finally {
	await browser.close();
	await cloud.stop();
}
