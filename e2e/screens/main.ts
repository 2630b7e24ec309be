import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { desktop, openBrowser, phone } from '@tulia/test-kit/browser';
import { startLocalCloud } from '@tulia/test-kit/local-cloud';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { accountScenes } from '../support/account-scenes.ts';
import { bookingScenes } from '../support/booking-scenes.ts';
import { admin, logIn, newClient } from '../support/log-in.ts';
import { ownAccountScenes } from '../support/own-account-scenes.ts';
import { publicScenes } from '../support/public-scenes.ts';
import { play, type Scene } from '../support/scene.ts';

const folder = join(repositoryRoot(), 'docs/screens');
const WIDTHS = { mobile: phone, desktop } as const;
/** Of 100. The pictures are in the repository; at this quality text is still sharp. */
const QUALITY = 45;

type Session = NonNullable<BrowserContextOptions['storageState']>;

/** The whole page as WebP, a tenth of what PNG needs. */
async function picture(page: Page, file: string): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
	const { data } = await devtools.send('Page.captureScreenshot', {
		format: 'webp',
		quality: QUALITY,
		captureBeyondViewport: true,
		clip: { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 },
	});
	writeFileSync(join(folder, file), Buffer.from(data, 'base64'));
}

async function take(browser: Browser, origin: string, scene: Scene, session: Session | undefined): Promise<void> {
	for (const [width, viewport] of Object.entries(WIDTHS)) {
		const context = await browser.newContext({
			viewport,
			reducedMotion: 'reduce',
			...(session ? { storageState: session } : {}),
		});
		const page = await context.newPage();
		await play(page, scene, origin);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			await page.waitForTimeout(300);
			await picture(page, `${scene.name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.webp`);
		}
		await context.close();
	}
	console.log(scene.name);
}

/** `npm run screens [-- name …]`: pictures of every page and state into `docs/screens`, to be looked at beside the design. */
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
	const sessions = { admin: await sessionOf(admin), client: await sessionOf(await newClient(cloud.origin)) };
	for (const scene of [...publicScenes, ...accountScenes, ...ownAccountScenes, ...bookingScenes].filter(isWanted))
		await take(browser, cloud.origin, scene, scene.as && sessions[scene.as]);
} finally {
	await browser.close();
	await cloud.stop();
}
