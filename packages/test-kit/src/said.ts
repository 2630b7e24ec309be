import type { BrowserContext } from 'playwright-core';

/** Runs in the page: keeps what its live regions have said since the document was opened. */
const script = `{
	const said = new Set();
	const note = () => {
		for (const region of document.querySelectorAll('[role=status], [role=alert]')) said.add(region.textContent);
	};
	new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
	Object.defineProperty(globalThis, '__said', { value: said });
}`;

/** From now on the pages of a context keep what was said, for `untilSaid` (`browser.ts`). */
export const rememberSaid = (context: BrowserContext): Promise<unknown> => context.addInitScript({ content: script });
