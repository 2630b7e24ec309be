import { sampleResponse } from '@tulia/contracts/sample-response';
import type { SiteModule } from '@tulia/contracts/site-modules';
import { reportClientError } from '@tulia/contracts/telemetry/endpoints';
import { openBrowser } from '@tulia/test-kit/browser';
import type { Browser, Page, Route } from 'playwright-core';
import type { LiveRelease } from './live-release.ts';

export interface BrowserTrial {
	/** Origin of the live site: `https://…`. */
	readonly origin: string;
	readonly module: SiteModule;
	readonly candidate: LiveRelease;
	readonly paths: readonly string[];
	/** The document of an address as the publisher would write it. */
	readonly documentAt: (path: string) => Promise<string>;
}

/** Timeout of a page, milliseconds: a module alone has eight seconds. */
const TIMEOUT = 15_000;

/** Pages open at once. */
const CONCURRENCY = 3;

/** A session that no server knows: calls behind a log-in are answered from the contract. */
const session = (path: string) => ({
	token: 'trial',
	user: { id: 'trial', name: 'Trial', role: path.startsWith('/admin') ? 'admin' : 'client' },
});

/** A browser for the trial, or why this machine cannot start one. */
export const openTrialBrowser = (): Promise<Browser | { readonly problem: string }> =>
	openBrowser().catch((error: unknown) => ({
		problem: firstLine(error instanceof Error ? error.message : String(error)),
	}));

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

/** Errors of a page that timed out: caused by a busy machine, or by a missing file. */
const NOT_IN_TIME = /did not come in time|could not be loaded|Loading (?:script|chunk)|^no page$/;

/**
 * Opens each page in a browser with the release in place of the live one: documents from the publisher, files from the
 * uploaded folder, the rest from the live site. Nothing is written: calls that are not public are answered from the
 * contract. Resolves with the failures: uncaught errors, page-level errors, pages that time out. A page that timed out
 * is retried alone, and that result counts.
 */
export async function tryInBrowser(browser: Browser, trial: BrowserTrial): Promise<readonly string[]> {
	const broken = new Map<string, readonly string[]>();
	const waiting = trial.paths.values();
	const worker = async (): Promise<void> => {
		for (const path of waiting) broken.set(path, await tryPage(browser, trial, path));
	};
	await Promise.all(Array.from({ length: CONCURRENCY }, worker));
	for (const [path, problems] of broken)
		if (problems.length > 0 && problems.every((problem) => NOT_IN_TIME.test(problem)))
			broken.set(path, await tryPage(browser, trial, path));
	return [...broken].flatMap(([path, problems]) =>
		problems.map((problem) => `${path} breaks in a browser: ${problem}`),
	);
}

async function tryPage(browser: Browser, trial: BrowserTrial, path: string): Promise<readonly string[]> {
	const errors: string[] = [];
	const html = await trial.documentAt(path);
	const context = await browser.newContext();
	try {
		await context.addInitScript({ content: sessionScript(path) });
		const page = await context.newPage();
		page.on('pageerror', ({ message }) => errors.push(message));
		await page.route(`${trial.origin}/**`, (route) => answer(route, { ...trial, path, html, errors }));
		await page.goto(trial.origin + path, { waitUntil: 'domcontentloaded' });
		await startApplication(page);
		const outcome = await page
			.waitForFunction(isThereOrFailed, undefined, { timeout: TIMEOUT })
			.then((handle) => handle.jsonValue())
			.catch(() => 'nothing');
		// Includes errors right after the page was shown.
		await page.waitForTimeout(300);
		if (outcome === 'failed' && errors.length === 0) errors.push('the message that it could not be loaded');
		if (outcome === 'nothing' && errors.length === 0) errors.push('no page');
	} finally {
		await context.close();
	}
	return [...new Set(errors)];
}

const sessionScript = (path: string): string =>
	`sessionStorage.setItem('tulia.session', ${JSON.stringify(JSON.stringify(session(path)))});`;

/** A page that is only read loads its application on intent. */
const startApplication = (page: Page): Promise<unknown> =>
	page.evaluate(() => document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));

/** Runs in the page: the shell marks hydrated parts, and shows an alert for failed ones. */
function isThereOrFailed(): 'there' | 'failed' | false {
	const heading = document.querySelector('[role=alert] h1');
	if (heading?.textContent === 'This page could not be loaded') return 'failed';
	return document.documentElement.matches('[data-frame][data-page]') ? 'there' : false;
}

interface TriedPage extends BrowserTrial {
	readonly path: string;
	readonly html: string;
	readonly errors: string[];
}

async function answer(route: Route, { module, candidate, path, html, errors }: TriedPage): Promise<void> {
	const request = route.request();
	const { pathname } = new URL(request.url());
	if (request.resourceType() === 'document' && pathname === path)
		return route.fulfill({ response: await route.fetch(), body: html, status: 200 });
	if (pathname === '/remotes.json') {
		const response = await route.fetch();
		const live: unknown = await response.json();
		const { version, remoteEntry } = candidate;
		return route.fulfill({ response, json: { ...(live as object), [module]: { version, remoteEntry } } });
	}
	if (pathname === reportClientError.path) {
		errors.push(messageIn(request.postData()));
		return route.fulfill({ status: 204 });
	}
	if (!pathname.startsWith('/api/')) return route.continue();
	const sample = sampleResponse(request.method(), pathname);
	if (sample) return route.fulfill({ status: sample.status, json: sample.body });
	return request.method() === 'GET' ? route.continue() : route.fulfill({ status: 204 });
}

function messageIn(report: string | null): string {
	const { message, position } = JSON.parse(report ?? '{}') as { message?: string; position?: string };
	return [message, position].filter(Boolean).join(' at ');
}
