import type { Page } from 'playwright-core';

/**
 * Expected errors: a page that is not rendered yet, and React repairing a tree that the parsers of server and browser
 * nest differently. Payloads past the sanitiser may look odd, and must not run.
 */
export const EXPECTED_ERRORS = /status of 404|React error #418/;

/** Detects every effect of a payload: `__xss`, a dialog, a request to another origin, a blocked script. */
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

/** What ran on the page, and what its content policy blocked. */
export const xssEffects = (page: Page): Promise<unknown> =>
	page.evaluate(() => {
		const { __xss, __blocked } = globalThis as { __xss?: unknown; __blocked?: unknown };
		return { ran: __xss ?? null, blocked: __blocked ?? null };
	});

/** Dispatches pointer and focus events to every element, so that their handlers run. */
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

/** Removes what a parser or a field may change of a text: spaces, line breaks, NUL. */
export const withoutWhitespace = (text: string): string => text.replaceAll(/[\s\0\uFFFD]+/g, '');

/** All text of a page that people can read, including the contents of its fields. */
export async function textOf(page: Page): Promise<string> {
	const parts = await page.evaluate(() => [
		...[...document.body.children].filter(({ tagName }) => tagName !== 'SCRIPT').map((element) => element.textContent),
		...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
	]);
	return withoutWhitespace(parts.join('\n'));
}
