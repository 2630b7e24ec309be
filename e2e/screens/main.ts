import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { desktop, openBrowser, phone } from '@tulia/test-kit/browser';
import { startLocalCloud } from '@tulia/test-kit/local-cloud';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { admin, logIn, newClient } from '../support/log-in.ts';
import { allPageStates, sitePageStates } from '../support/page-states/all-page-states.ts';
import { expectTexts, HEIGHTS_FILE, heightOnPhone, knownHeights } from '../support/page-states/page-checks.ts';
import { isStaffPage, openState, type PageState, tablet } from '../support/page-states/page-state.ts';
import { adminPageStates } from '../support/page-states/staff/admin-page-states.ts';
import { prepareStaffDay, resolvePath } from '../support/staff/staff-day.ts';

const folder = join(repositoryRoot(), '.screens');
const WIDTHS = { mobile: phone, desktop } as const;
const STAFF_WIDTHS = { mobile: phone, tablet, desktop } as const;
const heights = knownHeights();
/** Quality of the pictures, 0 to 100. */
const QUALITY = 80;
/** Height of the picture of a state, in screens. */
const SCREENS_OF_STATE = 2.2;

type Session = NonNullable<BrowserContextOptions['storageState']>;

/** Whether it is a state of a page, whose remaining parts are in another picture. */
const isState = ({ act, before }: PageState): boolean => Boolean(act ?? before);

/** Loads pictures below the fold too. Repeated, because parts of a page may still be loading. */
const settle = (page: Page): Promise<unknown> =>
	page.waitForFunction(() =>
		[...document.images].every((image) => {
			image.loading = 'eager';
			return image.complete;
		}),
	);

/** The whole page, or the visible part of a state, as WebP, a tenth of a PNG. */
async function picture(page: Page, state: PageState, file: string): Promise<void> {
	if (!isState(state)) await page.evaluate(() => scrollTo(0, 0));
	const devtools = await page.context().newCDPSession(page);
	const { cssContentSize, cssVisualViewport } = await devtools.send('Page.getLayoutMetrics');
	const y = cssVisualViewport.pageY;
	const rest = cssContentSize.height - y;
	const height = isState(state) ? Math.min(rest, SCREENS_OF_STATE * cssVisualViewport.clientHeight) : rest;
	const { data } = await devtools.send('Page.captureScreenshot', {
		format: 'webp',
		quality: QUALITY,
		captureBeyondViewport: true,
		clip: { x: 0, y, width: cssContentSize.width, height, scale: 1 },
	});
	writeFileSync(join(folder, file), Buffer.from(data, 'base64'));
}

/** Some texts are left out on a phone: the state is taken without them. */
const untilShown = (page: Page, state: PageState): Promise<void> =>
	expectTexts(page, state).catch(() => console.log(`${state.name}: a text of it is not shown at this size`));

interface Viewer {
	/** The session for pictures of this width. */
	readonly sessionAt: (width: string) => Session | undefined;
}

/** Stores the height on a phone in the list that journeys compare with. */
async function measure(browser: Browser, origin: string, state: PageState, { sessionAt }: Viewer): Promise<void> {
	const session = sessionAt('mobile');
	const context = await browser.newContext({
		viewport: phone,
		reducedMotion: 'reduce',
		...(session ? { storageState: session } : {}),
	});
	const page = await context.newPage();
	await openState(page, state, origin);
	await untilShown(page, state);
	heights[state.name] = await heightOnPhone(page);
	await page.unrouteAll({ behavior: 'ignoreErrors' });
	await context.close();
	console.log(state.name, heights[state.name]);
}

async function takePictures(browser: Browser, origin: string, state: PageState, { sessionAt }: Viewer): Promise<void> {
	for (const [width, viewport] of Object.entries(isStaffPage(state) ? STAFF_WIDTHS : WIDTHS)) {
		const session = sessionAt(width);
		const context = await browser.newContext({
			viewport,
			reducedMotion: 'reduce',
			...(session ? { storageState: session } : {}),
		});
		const page = await context.newPage();
		await openState(page, state, origin);
		await untilShown(page, state);
		await settle(page);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			await page.evaluate(() => {
				for (const transition of document.getAnimations()) if (transition instanceof CSSTransition) transition.finish();
			});
			await picture(page, state, `${state.name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.webp`);
		}
		await page.unrouteAll({ behavior: 'ignoreErrors' });
		await context.close();
	}
	console.log(state.name);
}

/**
 * `npm run screens [-- name …]`: pictures of every page and state in `.screens`, which git ignores, for comparison with
 * the design. `--heights` measures instead: the named states, or new ones, and deletes those that no longer exist.
 */
mkdirSync(folder, { recursive: true });
const isMeasuring = process.argv.includes('--heights');
const visit = isMeasuring ? measure : takePictures;
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWanted = ({ name }: PageState): boolean =>
	wanted.length === 0 ? !isMeasuring || heights[name] === undefined : wanted.some((part) => name.startsWith(part));
const cloud = await startLocalCloud();
const browser = await openBrowser({ now: cloud.now });

async function sessionOf(person: Parameters<typeof logIn>[2]): Promise<Session> {
	const context = await browser.newContext();
	await logIn(await context.newPage(), cloud.origin, person, { remember: true });
	const session = await context.storageState();
	await context.close();
	return session;
}

try {
	// A client for each width: a state may book, and a new account may have one visit only.
	const clients = new Map<string, Session>();
	for (const width of Object.keys(WIDTHS)) clients.set(width, await sessionOf(await newClient(cloud.origin)));
	const staff = await sessionOf(admin);
	const sessionsOf = { admin: () => staff, client: (width: string) => clients.get(width) };
	for (const state of sitePageStates.filter(isWanted))
		await visit(browser, cloud.origin, state, {
			sessionAt: state.as ? sessionsOf[state.as] : () => undefined,
		});
	// The day of staff comes last, because it moves the clocks.
	const day = await prepareStaffDay(cloud);
	const session = await sessionOf(admin);
	for (const state of adminPageStates.filter(isWanted)) {
		const placed = { ...state, path: resolvePath(day, state.path) };
		await visit(browser, cloud.origin, placed, { sessionAt: () => session });
	}
} finally {
	if (isMeasuring) {
		const names = new Set(allPageStates.map(({ name }) => name));
		const sorted = Object.fromEntries(
			Object.entries(heights)
				.filter(([name]) => names.has(name))
				.toSorted(([one], [other]) => one.localeCompare(other)),
		);
		writeFileSync(HEIGHTS_FILE, `${JSON.stringify(sorted, null, '\t')}\n`);
	}
	await browser.close();
	await cloud.stop();
}
