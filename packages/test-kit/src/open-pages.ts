import type { BrowserContext, Page } from 'playwright-core';

const contexts = new Map<BrowserContext, { readonly refused: string[] }>();

/** Maximum characters of a page's report, the accessibility tree of its main part. */
const LONGEST = 4000;

/** Timeout for the report of a page, in milliseconds. */
const REPORT_TIMEOUT = 10_000;

const SHOWN = 'main, body:not(:has(main)), dialog[open], [role=dialog], [role=alert]:not(:empty)';

async function shown(page: Page): Promise<string> {
	try {
		const parts = await page.locator(SHOWN).all();
		const texts = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: REPORT_TIMEOUT })));
		return texts.join('\n').slice(0, LONGEST);
	} catch {
		return '(the page does not answer)';
	}
}

/** The content of every open page, and the failed requests of its context. */
async function describeOpenPages(): Promise<string> {
	const pages = [...contexts].flatMap(([context, { refused }]) => context.pages().map((page) => ({ page, refused })));
	const described = await Promise.all(
		pages.map(async ({ page, refused }) => [`page ${page.url()}`, ...refused, await shown(page)].join('\n')),
	);
	return described.join('\n\n');
}

/** Registers a context until it is closed, so that a failed test can report the content of its pages. */
export function rememberPages(context: BrowserContext): void {
	const refused: string[] = [];
	contexts.set(context, { refused });
	context.on('response', (response) => {
		if (response.status() >= 400) refused.push(`${response.status()} ${response.request().method()} ${response.url()}`);
	});
	context.on('requestfailed', (request) => {
		refused.push(`${request.failure()?.errorText} ${request.method()} ${request.url()}`);
	});
	context.on('close', () => contexts.delete(context));
	Object.assign(globalThis, { describeOpenPages });
}
