import { UPLOADS } from '../picture-node.ts';
import { isAllowedLink } from '../text-extensions.ts';
import { asLists } from './drawn-lists.ts';
import { asElements } from './drawn-marks.ts';
import { asLines } from './pasted-tables.ts';

/** What the editor drops when pasting, each with a message below the toolbar. */
export type LeftOut = 'pictures' | 'strikes' | 'tables' | 'links' | 'reviews';

/**
 * Elements that readers do not see: scripts, hidden elements, checkboxes of checklists, and the markers that Chrome
 * and Word on the web put at the end of a copy.
 */
const INVISIBLE =
	'script, style, template, noscript, iframe, object, svg, math, [hidden], li[role=checkbox] img, br.Apple-interchange-newline, span.EOP';
const HIDDEN = /display\s*:\s*none|mso-hide\s*:\s*all/i;
/** Comments, and deletions under Word's track changes. */
const REVIEW =
	'[style*="mso-element:comment" i], [style*="mso-comment-reference" i], .MsoCommentReference, del[cite], del[datetime]';
const CROSSED_OUT = 's, strike, del, [style*="line-through" i]';
const BLOCK = /^(?:p|h[1-6]|ul|ol|li|table|blockquote|pre|hr|div|section|article|header|footer)$/i;
/** The attributes that are preserved. ProseMirror sets `data-pm-slice` on what is copied from an editor. */
const PRESERVED = new Set(['href', 'src', 'alt', 'width', 'height', 'data-pm-slice']);

/**
 * Converts HTML of Word, Google Docs, a mail or a page to what the editor supports, and lists what it drops. Styles
 * are converted to elements here, because the content security policy empties `element.style`. The editor then drops
 * every element that it does not allow. The HTML is parsed in an inert document, which loads and runs nothing. (The
 * tiptap extensions for pasting support only Word, or parse in the live document.)
 */
export function pastedHtml(html: string): { readonly html: string; readonly leftOut: readonly LeftOut[] } {
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	removeAll(body, INVISIBLE);
	for (const styled of body.querySelectorAll('[style]')) {
		if (HIDDEN.test(styled.getAttribute('style') ?? '')) styled.remove();
	}
	const leftOut = (Object.keys(STEPS) as LeftOut[]).filter((part) => STEPS[part](body));
	if (!body.querySelector('[data-pm-slice]')) withoutGaps(body);
	for (const element of body.querySelectorAll('*')) keepAttributes(element);
	return { html: body.innerHTML, leftOut };
}

/** The steps run in this order. Each returns whether it dropped something. */
const STEPS: Readonly<Record<LeftOut, (body: HTMLElement) => boolean>> = {
	reviews: (body) => removeAll(body, REVIEW),
	strikes: (body) => body.querySelector(CROSSED_OUT) !== null,
	pictures: withoutPictures,
	tables(body) {
		asHeadings(body);
		asLists(body);
		asElements(body);
		for (const pre of body.querySelectorAll('pre')) asParagraph(pre);
		return asLines(body);
	},
	links: withoutLinks,
};

function keepAttributes(element: Element): void {
	for (const { name } of [...element.attributes]) if (!PRESERVED.has(name)) element.removeAttribute(name);
}

/** Returns whether an element was removed. */
function removeAll(body: HTMLElement, selector: string): boolean {
	const found = body.querySelectorAll(selector);
	for (const element of found) element.remove();
	return found.length > 0;
}

/**
 * Drops pictures of other sites. A picture of an emoji becomes its character, and an upload of this site gets its
 * path as address.
 */
function withoutPictures(body: HTMLElement): boolean {
	const { origin } = globalThis.location;
	let hasForeign = false;
	for (const picture of body.querySelectorAll('img')) {
		const src = (picture.getAttribute('src') ?? '').replace(origin + UPLOADS, UPLOADS);
		const alt = picture.getAttribute('alt') ?? '';
		if (src.startsWith(UPLOADS)) picture.setAttribute('src', src);
		else if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(alt) && alt.length < 20) picture.replaceWith(alt);
		else {
			picture.remove();
			hasForeign = true;
		}
	}
	return hasForeign;
}

/** Shifts the headings to start at level two, because the title of the article is level one. */
function asHeadings(body: HTMLElement): void {
	const levelOf = (element: Element): number =>
		Number(/^h([1-6])$/i.exec(element.tagName)?.[1] ?? element.getAttribute('aria-level') ?? 1);
	const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading], .MsoTitle')];
	const shift = headings.some((heading) => levelOf(heading) === 1) ? 1 : 0;
	for (const heading of headings) replaceBy(heading, `h${Math.min(levelOf(heading) + shift, 4)}`);
}

function replaceBy(element: Element, name: string): void {
	const made = element.ownerDocument.createElement(name);
	made.append(...element.childNodes);
	element.replaceWith(made);
}

/** Converts preformatted text to a paragraph with its line breaks. */
function asParagraph(pre: Element): void {
	const lines = (pre.textContent ?? '').trim().split('\n');
	const made = pre.ownerDocument.createElement('p');
	made.append(...lines.flatMap((line, at) => (at === 0 ? [line] : [pre.ownerDocument.createElement('br'), line])));
	pre.replaceWith(made);
}

/**
 * Unwraps links that the editor does not allow; their text is preserved. Fragment links of the copied page are not
 * reported.
 */
function withoutLinks(body: HTMLElement): boolean {
	let hasForeign = false;
	for (const link of body.querySelectorAll('a[href]')) {
		const address = link.getAttribute('href') ?? '';
		if (isAllowedLink(address)) continue;
		hasForeign ||= !address.startsWith('#');
		link.replaceWith(...link.childNodes);
	}
	return hasForeign;
}

/** Removes the empty paragraphs and line breaks with which other programs make space between paragraphs. */
function withoutGaps(body: HTMLElement): void {
	for (const paragraph of body.querySelectorAll('p')) {
		if (paragraph.textContent?.trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
	}
	for (const gap of body.querySelectorAll('br')) {
		if (BLOCK.test(nodeBefore(gap)?.nodeName ?? '')) gap.remove();
	}
}

function nodeBefore(node: Node): Node | null {
	let before = node.previousSibling;
	while (before?.nodeType === Node.TEXT_NODE && before.nodeValue?.trim() === '') before = before.previousSibling;
	return before;
}
