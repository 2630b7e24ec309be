import type { Page } from 'playwright-core';

/**
 * A page that is not rendered yet, and React mending a tree that the two parsers of server and browser nest differently: what
 * was put past the sanitiser may look odd, and must not run.
 */
export const EXPECTED_ERRORS = /status of 404|React error #418/;

/** Everything a payload could try: each sets `__xss`; a dialog, a request elsewhere and a blocked script count as well. */
export async function watchForXss(page: Page, origin: string): Promise<readonly string[]> {
	const findings: string[] = [];
	page.on('dialog', (dialog) => {
		findings.push(`dialog: ${dialog.message()}`);
		void dialog.dismiss();
	});
	page.on('request', (request) => {
		if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
			findings.push(`request: ${request.url()}`);
	});
	await page.addInitScript({
		content:
			"document.addEventListener('securitypolicyviolation', (event) => (globalThis.__blocked ??= []).push(event.violatedDirective))",
	});
	return findings;
}

/** What ran on the page, and what its content policy had to stop. */
export const xssEffects = (page: Page): Promise<unknown> =>
	page.evaluate(() => {
		const { __xss, __blocked } = globalThis as { __xss?: unknown; __blocked?: unknown };
		return { ran: __xss ?? null, blocked: __blocked ?? null };
	});

/** Moves over and into everything, so that handlers which wait for somebody get their chance. */
export async function dispatchHandlerEvents(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const element of document.querySelectorAll('main *')) {
			for (const type of [
				'mouseover',
				'mouseenter',
				'focus',
				'pointerover',
				'animationstart',
				'toggle',
				'error',
				'load',
			])
				element.dispatchEvent(new Event(type, { bubbles: true }));
		}
	});
}

/** Texts are compared without what a parser or a field may change of them: spaces, line breaks, NUL. */
export const withoutWhitespace = (text: string): string => text.replaceAll(/[\s\0\uFFFD]+/g, '');

/** All text of a page that people can come to read: what stands there, and what its fields hold. */
export async function textOf(page: Page): Promise<string> {
	const parts = await page.evaluate(() => [
		...[...document.body.children].filter(({ tagName }) => tagName !== 'SCRIPT').map((element) => element.textContent),
		...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
	]);
	return withoutWhitespace(parts.join('\n'));
}
