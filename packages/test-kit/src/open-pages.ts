import type { BrowserContext, Page } from 'playwright-core';

const contexts = new Map<BrowserContext, { readonly refused: string[] }>();

/** Characters of a page that are said: the headings, texts and controls of its main part, as a screen reader is told. */
const LONGEST = 4000;

/** Milliseconds a page is asked for what it shows. One that hangs says nothing. */
const ASKED_FOR = 10_000;

const SHOWN = 'main, body:not(:has(main)), dialog[open], [role=dialog], [role=alert]:not(:empty)';

async function shown(page: Page): Promise<string> {
	try {
		const parts = await page.locator(SHOWN).all();
		const texts = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: ASKED_FOR })));
		return texts.join('\n').slice(0, LONGEST);
	} catch {
		return '(the page does not answer)';
	}
}

/** What every open page shows, and what servers refused to its context. */
async function describeOpenPages(): Promise<string> {
	const pages = [...contexts].flatMap(([context, { refused }]) => context.pages().map((page) => ({ page, refused })));
	const described = await Promise.all(
		pages.map(async ({ page, refused }) => [`page ${page.url()}`, ...refused, await shown(page)].join('\n')),
	);
	return described.join('\n\n');
}

/** Remembers a context until it is closed, so that a test that fails can say what its pages showed. */
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
