import type { BrowserContext } from 'playwright-core';

/** Runs in the page: collects the texts of its live regions since the document was opened. */
const script = `{
	const said = new Set();
	const note = () => {
		for (const region of document.querySelectorAll('[role=status], [role=alert]')) said.add(region.textContent);
	};
	new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
	Object.defineProperty(globalThis, '__said', { value: said });
}`;

/** Collects the announcements of a context's pages, for `untilSaid` (`browser.ts`). */
export const rememberSaid = (context: BrowserContext): Promise<unknown> => context.addInitScript({ content: script });
