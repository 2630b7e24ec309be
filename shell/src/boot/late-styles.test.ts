/** @jest-environment @tulia/test-kit/jsdom-environment */
import { applyLateStyles } from './late-styles.ts';

/** A frame, and the task behind it. */
const painted = (): Promise<void> =>
	new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

function lateLink(css: string): HTMLLinkElement {
	const style = document.createElement('style');
	style.textContent = css;
	document.head.append(style);
	const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print' });
	link.dataset.late = '';
	// jsdom does not load stylesheets, so a parsed element supplies the rules.
	Object.defineProperty(link, 'sheet', { value: style.sheet });
	document.head.append(link);
	return link;
}

afterEach(() => document.head.replaceChildren());

test('a late stylesheet applies once the page was painted', async () => {
	const link = lateLink('p { margin: 0 }');
	applyLateStyles();
	expect(link.media).toBe('print');
	await painted();
	expect([link.hasAttribute('media'), link.hasAttribute('data-late')]).toEqual([false, false]);
});

test('a late stylesheet does not declare the fonts of the document again', async () => {
	const link = lateLink('@font-face { font-family: Figtree; src: url(figtree.woff2) } p { margin: 0 }');
	applyLateStyles();
	await painted();
	expect([...(link.sheet?.cssRules ?? [])].map(({ cssText }) => cssText)).toEqual(['p {margin: 0;}']);
});
