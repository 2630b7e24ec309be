import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContext, LaunchOptions, Page } from 'playwright-core';
import { setClock } from './clock.ts';
import { reportLostPresses } from './lost-presses.ts';
import { rememberPages } from './open-pages.ts';
import { repositoryRoot } from './repository-root.ts';
import { rememberSaid } from './said.ts';

/**
 * Timeout of every wait for a page, in milliseconds. Long, because these tests do not measure speed, and a busy machine
 * may stall for a minute (docs/decisions/119).
 */
const GIVE_UP_AFTER = 120_000;

/** `ensure-browser.mjs` sets the windowless build, unless the environment names a browser. */
async function browserPath(isWindowless: boolean): Promise<string | undefined> {
	const named = (isWindowless && process.env.WINDOWLESS_CHROME_PATH) || process.env.CHROME_PATH;
	// Imported at the first launch only, and Playwright with it: a test file that reuses its worker's browser needs
	// neither.
	return named || (await import('./installed-browsers.ts')).installedBrowsers()[0];
}

const flags = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// Otherwise browsers queue reports of policy violations for a minute.
	'--short-reporting-delay',
];

interface BrowserOptions {
	readonly now?: () => Date;
	readonly isWindowless?: boolean;
	readonly debuggingPort?: number;
	readonly trustedKey?: string;
}

async function launchOptions({
	isWindowless = false,
	debuggingPort,
	trustedKey,
}: BrowserOptions): Promise<LaunchOptions> {
	const executablePath = await browserPath(isWindowless);
	return {
		...(executablePath ? { executablePath } : { channel: 'chromium' }),
		args: [
			...flags,
			...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
			...(trustedKey === undefined ? [] : [`--ignore-certificate-errors-spki-list=${trustedKey}`]),
		],
	};
}

/** Shared between the test files of a worker (`journey-environment.mjs`); undefined in a command that is no test. */
interface JourneyWorker {
	/** The browser of a kind, launched at the first call. */
	browserOf(kind: string, options: () => Promise<LaunchOptions>): Promise<Browser>;
}
const journeyWorker = (): JourneyWorker | undefined => Reflect.get(globalThis, 'journeyWorker');

/**
 * Launches the Chromium or Chrome of this machine, headless; `CHROME_PATH` names another, and without any Playwright's
 * own Chromium is used. Its pages get no service worker unless a context requests it (`serviceWorkers: 'allow'`),
 * because requests of a worker bypass `page.route`. All files of a test worker share one browser, unless they set a
 * port or a key; each closes only its own contexts.
 *
 * @param now The current time of a new context, such as the `now` of a local cloud; by default this machine's. A
 * context retains its clock: after the cloud's clock was moved, its pages get the new time from the next answer of the
 * API, and a new context starts at it.
 * @param isWindowless Whether the windowless build is sufficient: for pages without service workers and without
 * Chromium's own reports (docs/decisions/119).
 * @param debuggingPort A port for other tools.
 * @param trustedKey The hash of a public key whose certificates are trusted without an issuer; the HTTP cache still
 * works.
 */
export async function openBrowser({ now, ...options }: BrowserOptions = {}): Promise<Browser> {
	const { isWindowless = false, debuggingPort, trustedKey } = options;
	const worker = debuggingPort === undefined && trustedKey === undefined ? journeyWorker() : undefined;
	const browser = worker
		? ownContexts(await worker.browserOf(isWindowless ? 'windowless' : 'whole', () => launchOptions(options)))
		: await (await import('playwright-core')).chromium.launch(await launchOptions(options));
	const newContext = browser.newContext.bind(browser);
	browser.newContext = async (options) => {
		const context = await newContext({ serviceWorkers: 'block', ...options });
		context.setDefaultTimeout(GIVE_UP_AFTER);
		rememberPages(context);
		if (now) await setClock(context, now());
		await reportLostPresses(context);
		await rememberSaid(context);
		return context;
	};
	return browser;
}

/** A view of a shared browser that has and closes only its own contexts. */
function ownContexts(shared: Browser): Browser {
	const contexts = new Set<BrowserContext>();
	const own: Browser = Object.create(shared);
	own.newContext = async (options) => {
		const context = await shared.newContext(options);
		contexts.add(context);
		context.on('close', () => contexts.delete(context));
		return context;
	};
	own.contexts = () => [...contexts];
	own.close = async () => void (await Promise.all([...contexts].map((context) => context.close())));
	return own;
}

/**
 * Messages that no page causes: about the tests' own blocking, and about a preload that a busy machine used only after
 * three seconds (`hydrate-on-intent.journey.test.ts` tests that each preload is used).
 */
const NOT_OF_THE_PAGE =
	/Service Worker registration blocked by Playwright|was preloaded using link preload but not used within a few seconds/;

/** The user agent of an ordinary phone. The tests' browser calls itself headless, so it counts as a bot. */
export const PHONE_AGENT =
	'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Console errors and warnings, uncaught exceptions and blocked content of a page, in order. */
export type PageErrors = readonly string[];

/** Opens a page and collects its errors, which a journey expects to be empty at its end. */
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
 * Waits until a live region of this document has announced these words. A toast disappears after three seconds, so past
 * announcements count, too. Throws with the announcements otherwise.
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
		throw new Error(`No live region announced ${words}. Announced: ${JSON.stringify(said)}`, { cause });
	});
}

/** Hydrates a prerendered page as a person's first focus does. On a hydrated page this only waits. */
export async function startApp(page: Page): Promise<void> {
	await page.evaluate(() => {
		const button = document.querySelector('form button') ?? document.body;
		button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
	});
	await page.waitForFunction(() => document.documentElement.matches('[data-frame][data-page]'));
}

const axeSource = (): Promise<string> =>
	readFile(createRequire(join(repositoryRoot(), 'package.json')).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome depends on the theme: names, roles, order and sizes do not. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Every violation axe finds on the page, one line each.
 *
 * @param rules `colour` for a page that was fully checked, and has only changed its theme since.
 */
export async function accessibilityViolations(page: Page, rules: 'all' | 'colour' = 'all'): Promise<readonly string[]> {
	// Half a megabyte of script: injected once per document.
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
				// Preloading fetches sounds and films for one rule, and no page has any.
				preload: false,
			});
			return found.violations.map(
				({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
			);
		},
		rules === 'all' ? WCAG : COLOUR_RULES,
	);
}
