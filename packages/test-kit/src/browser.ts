import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { installedBrowsers } from './installed-browsers.ts';
import { tellLostPresses } from './lost-presses.ts';
import { rememberPages } from './open-pages.ts';
import { repositoryRoot } from './repository-root.ts';
import { rememberSaid } from './said.ts';

/**
 * Milliseconds after which anything a page is waited for is given up. Long, because nothing here is about how fast it is, and a machine with
 * other work may stand still for a minute (docs/decisions/117).
 */
const GIVE_UP_AFTER = 120_000;

/** `ensure-browser.mjs` found the build without windows, unless somebody named a browser. */
const browserPath = (isWindowless: boolean): string | undefined =>
	(isWindowless && process.env.WINDOWLESS_CHROME_PATH) || process.env.CHROME_PATH || installedBrowsers()[0];

const flags = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// What browsers tell of a broken policy is queued for a minute otherwise.
	'--short-reporting-delay',
];

/**
 * The Chromium or Chrome of this machine, headless; `CHROME_PATH` names another, and without any Playwright's own Chromium is
 * taken. Its pages get no service worker unless a context asks for it
 * (`serviceWorkers: 'allow'`): what a worker fetches passes by what a test stubs with `page.route`.
 *
 * @param isWindowless whether the build without windows will do: for pages that are looked at, without service workers and without what
 * Chromium reports by itself (docs/decisions/116).
 * @param debuggingPort where another tool than ours may speak to it.
 * @param trustedKey the hash of a public key whose certificates it takes, whoever signed them; its HTTP cache works as ever.
 */
export async function openBrowser({
	isWindowless = false,
	debuggingPort,
	trustedKey,
}: {
	readonly isWindowless?: boolean;
	readonly debuggingPort?: number;
	readonly trustedKey?: string;
} = {}): Promise<Browser> {
	const executablePath = browserPath(isWindowless);
	const browser = await chromium.launch({
		...(executablePath ? { executablePath } : { channel: 'chromium' }),
		args: [
			...flags,
			...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
			...(trustedKey === undefined ? [] : [`--ignore-certificate-errors-spki-list=${trustedKey}`]),
		],
	});
	const newContext = browser.newContext.bind(browser);
	browser.newContext = async (options) => {
		const context = await newContext({ serviceWorkers: 'block', ...options });
		context.setDefaultTimeout(GIVE_UP_AFTER);
		rememberPages(context);
		await tellLostPresses(context);
		await rememberSaid(context);
		return context;
	};
	return browser;
}

/**
 * What a page is not to blame for: the tests' own blocking, and that the clock went three seconds on a busy machine between a preload and
 * its use (that each preload is used: `hydrate-on-intent.journey.test.ts`).
 */
const NOT_OF_THE_PAGE =
	/Service Worker registration blocked by Playwright|was preloaded using link preload but not used within a few seconds/;

/** What an ordinary phone says it is. The browser of the tests calls itself headless, and is taken for the robot it is. */
export const PHONE_AGENT =
	'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Console errors and warnings, uncaught exceptions and blocked content of a page, in order. */
export type PageErrors = readonly string[];

/** Opens a page and collects its errors; a journey ends by expecting none. */
export async function openPage(
	context: BrowserContext,
	options: { readonly ignore?: RegExp } = {},
): Promise<{ readonly page: Page; readonly pageErrors: PageErrors }> {
	const pageErrors: string[] = [];
	const page = await context.newPage();
	const collect = (text: string): void => {
		if (!NOT_OF_THE_PAGE.test(text) && !options.ignore?.test(text)) pageErrors.push(text);
	};
	page.on('pageerror', (error) => collect(`uncaught: ${error.message}`));
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning') collect(`${message.type()}: ${message.text()}`);
	});
	return { page, pageErrors };
}

/**
 * Waits until a notice of this document has said these words. A toast is gone after three seconds, which a busy machine may spend between two
 * looks: it counts, though it can be seen no more. Throws with what was said instead.
 */
export async function untilSaid(page: Page, words: string | RegExp): Promise<void> {
	const { source, flags } =
		words instanceof RegExp ? words : new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	const isSaid = ([pattern = '', modes]: readonly string[]): boolean => {
		const said: ReadonlySet<string> = Reflect.get(globalThis, '__said');
		return [...said].some((each) => new RegExp(pattern, modes).test(each));
	};
	await page.waitForFunction(isSaid, [source, flags]).catch(async (cause: unknown) => {
		const said = await page.evaluate(() => [...(Reflect.get(globalThis, '__said') as ReadonlySet<string>)]);
		throw new Error(`Nothing said ${words}. What was said: ${JSON.stringify(said)}`, { cause });
	});
}

/**
 * Brings the page alive, as somebody does who is about to use it: a finished page fetches its application only then. On a page
 * that has it anyway this only waits.
 */
export async function startApp(page: Page): Promise<void> {
	await page.evaluate(() => {
		const button = document.querySelector('form button') ?? document.body;
		button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
	});
	await page.waitForFunction(() => document.documentElement.matches('[data-frame][data-page]'));
}

/**
 * Shifts the page's clock by `offset` milliseconds, as the local cloud shifts the functions'. The script is text, because
 * a transpiled function may call helpers that the page does not have.
 */
export const shiftClock = (context: BrowserContext, offset: number): Promise<unknown> =>
	context.addInitScript({
		content: `{
			const RealDate = Date;
			globalThis.Date = class extends RealDate {
				constructor(...parts) {
					super(...(parts.length === 0 ? [RealDate.now() + ${offset}] : parts));
				}
				static now() {
					return RealDate.now() + ${offset};
				}
			};
		}`,
	});

const axeSource = (): Promise<string> =>
	readFile(createRequire(join(repositoryRoot(), 'package.json')).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome another theme can change: names, roles, order and sizes are the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Every violation axe finds on the page, one line each; `[]` is what we want.
 *
 * @param rules `colour` for a page that was looked at whole, and has changed its theme alone since.
 */
export async function accessibilityViolations(page: Page, rules: 'all' | 'colour' = 'all'): Promise<readonly string[]> {
	// Half a megabyte of script: once for each document is enough, however often it is looked at.
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeSource());
	return page.evaluate(
		async (runOnly) => {
			const axe = (
				globalThis as unknown as {
					axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
				}
			).axe;
			const found = await axe.run({
				runOnly,
				resultTypes: ['violations'],
				// It would fetch sounds and films first, for the one rule about them, and no page has any.
				preload: false,
			});
			return found.violations.map(
				({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
			);
		},
		rules === 'all' ? WCAG : COLOUR_RULES,
	);
}
