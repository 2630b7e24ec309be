import { sampleResponse } from '@tulia/contracts/sample-response';
import type { SiteModule } from '@tulia/contracts/site-modules';
import { reportClientError } from '@tulia/contracts/telemetry/endpoints';
import { openBrowser } from '@tulia/test-kit/browser';
import type { Browser, Page, Route } from 'playwright-core';
import type { LiveRelease } from './live-release.ts';

export interface BrowserTrial {
	/** The site that is live: `https://…`. */
	readonly origin: string;
	readonly module: SiteModule;
	readonly candidate: LiveRelease;
	readonly paths: readonly string[];
	/** The document of an address as the publisher would write it. */
	readonly documentAt: (path: string) => Promise<string>;
}

/** How long a page may take until it is there, milliseconds: a module alone is given eight seconds. */
const TIMEOUT = 15_000;

/** How many pages are open at once. */
const CONCURRENCY = 3;

/** A session that no server knows: what lies behind a log-in is answered from the contract. */
const session = (path: string) => ({
	token: 'trial',
	user: { id: 'trial', name: 'Trial', role: path.startsWith('/admin') ? 'admin' : 'client' },
});

/** A browser to try pages in, or why this machine opens none. */
export const openTrialBrowser = (): Promise<Browser | { readonly problem: string }> =>
	openBrowser().catch((error: unknown) => ({
		problem: firstLine(error instanceof Error ? error.message : String(error)),
	}));

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

/** What breaks a page that did not come while it was waited for: a busy machine may be the cause, or a file that is not there. */
const NOT_IN_TIME = /did not come in time|could not be loaded|Loading (?:script|chunk)|^no page$/;

/**
 * Opens each page in a browser, with the release in the place of the live one: documents are the publisher's, files come from the
 * folder that was uploaded, and everything else from the live site. Nothing is written there: a call that is not public is answered
 * from the contract. Answers what broke: an error nothing caught, the page-level message, or a page that never comes. One that did not
 * come in time beside the others is opened once more by itself, and what breaks then counts.
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
		// What breaks right after the page came is part of it.
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

/** A page that is there to be read fetches its application only when somebody is about to use it. */
const startApplication = (page: Page): Promise<unknown> =>
	page.evaluate(() => document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));

/** Runs in the page: the shell marks what has come, and says in an alert what has not. */
function isThereOrFailed(): 'there' | 'failed' | false {
	const heading = document.querySelector('[role=alert] h1');
	if (heading?.textContent === 'This page could not be loaded') return 'failed';
	return document.documentElement.matches('[data-frame][data-page]') ? 'there' : false;
}

interface TriedPage extends BrowserTrial {
	readonly path: string;
	readonly html: string;
	/** What broke so far. */
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
