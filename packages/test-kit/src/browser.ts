import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContext, LaunchOptions, Page } from 'playwright-core';
import { setClock } from './clock.ts';
import { tellLostPresses } from './lost-presses.ts';
import { rememberPages } from './open-pages.ts';
import { repositoryRoot } from './repository-root.ts';
import { rememberSaid } from './said.ts';

/**
 * Milliseconds after which anything a page is waited for is given up. Long, because nothing here is about how fast it is, and a machine with
 * other work may stand still for a minute (docs/decisions/119).
 */
const GIVE_UP_AFTER = 120_000;

/** `ensure-browser.mjs` found the build without windows, unless somebody named a browser. */
async function browserPath(isWindowless: boolean): Promise<string | undefined> {
	const named = (isWindowless && process.env.WINDOWLESS_CHROME_PATH) || process.env.CHROME_PATH;
	// Loaded with the first launch alone, and with it Playwright: a test file that finds its worker's browser needs neither.
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
	// What browsers tell of a broken policy is queued for a minute otherwise.
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

/** What outlives a test file (`journey-environment.mjs`); undefined in a command that is no test. */
interface JourneyWorker {
	/** The browser of a kind, which is launched at the first call. */
	browserOf(kind: string, options: () => Promise<LaunchOptions>): Promise<Browser>;
}
const journeyWorker = (): JourneyWorker | undefined => Reflect.get(globalThis, 'journeyWorker');

/**
 * The Chromium or Chrome of this machine, headless; `CHROME_PATH` names another, and without any Playwright's own Chromium is
 * taken. Its pages get no service worker unless a context asks for it
 * (`serviceWorkers: 'allow'`): what a worker fetches passes by what a test stubs with `page.route`. All files of a worker of the test
 * runner have the same browser, and each closes its own contexts with it, unless they want a port or a key.
 *
 * @param now what a new context takes for the present, such as the `now` of a local cloud; this machine's time without it. A context keeps the
 * clock it began with: where the cloud's is moved, its pages learn of it from the next answer of the API, and a new context has the moved one.
 * @param isWindowless whether the build without windows will do: for pages that are looked at, without service workers and without what
 * Chromium reports by itself (docs/decisions/119).
 * @param debuggingPort where another tool than ours may speak to it.
 * @param trustedKey the hash of a public key whose certificates it takes, whoever signed them; its HTTP cache works as ever.
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
		await tellLostPresses(context);
		await rememberSaid(context);
		return context;
	};
	return browser;
}

/** A browser of which only the contexts that are opened by it are seen, and closed. */
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
