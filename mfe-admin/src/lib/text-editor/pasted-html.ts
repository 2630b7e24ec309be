import { UPLOADS } from './picture-node.ts';

/** How word processors draw the bullet of a paragraph that is one of a list. */
const BULLET = /^[\s\u00a0]*(?:[·•▪◦‣o§\uf0b7\uf0a7]|[-–])[\s\u00a0]+/;
const NUMBER = /^[\s\u00a0]*(?:\d{1,3}|[a-z])[.)][\s\u00a0]+/i;

/**
 * What comes out of Word or a browser, as the editor can keep it: titles become headings, paragraphs that are drawn as lists become
 * lists, and the cells of a table stay apart. The editor still decides which elements there may be.
 */
export function pastedHtml(html: string): string {
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	for (const title of body.querySelectorAll('h1')) replaceBy(title, 'h2');
	for (const table of body.querySelectorAll('table')) table.replaceWith(...rowsOf(table));
	for (const picture of body.querySelectorAll('img')) ownAddress(picture);
	listsOf(body);
	return body.innerHTML;
}

/** Pictures that the editor will not take: of another site, or of somebody's device. */
export const hasForeignPictures = (html: string): boolean =>
	[...new DOMParser().parseFromString(html, 'text/html').images].some(
		(picture) => !picture.getAttribute('src')?.startsWith(UPLOADS),
	);

/** What is copied from a page of this site names its uploads with the host. */
function ownAddress(picture: HTMLImageElement): void {
	const src = picture.getAttribute('src') ?? '';
	const host = `${globalThis.location.origin}${UPLOADS}`;
	if (src.startsWith(host)) picture.setAttribute('src', src.slice(globalThis.location.origin.length));
}

function replaceBy(element: Element, name: string): HTMLElement {
	const made = element.ownerDocument.createElement(name);
	made.append(...element.childNodes);
	element.replaceWith(made);
	return made;
}

/** A paragraph for each row, its cells parted by a line that is read as such. */
function rowsOf(table: Element): readonly HTMLElement[] {
	return [...table.querySelectorAll('tr')].map((row) => {
		const paragraph = table.ownerDocument.createElement('p');
		const cells = [...row.querySelectorAll('td, th')].map(
			(cell) => cell.textContent?.replace(/\s+/g, ' ').trim() ?? '',
		);
		paragraph.textContent = cells.join(' | ');
		return paragraph;
	});
}

/** The list that a paragraph is drawn as, if it is. */
function listKind(paragraph: Element): 'ul' | 'ol' | undefined {
	const isOfWord = /MsoList/i.test(paragraph.className) || /mso-list/i.test(paragraph.getAttribute('style') ?? '');
	const text = paragraph.textContent ?? '';
	if (isOfWord && NUMBER.test(text)) return 'ol';
	return BULLET.test(text) && (isOfWord || /^[\s\u00a0]*[·•▪‣\uf0b7]/.test(text)) ? 'ul' : undefined;
}

function listsOf(body: HTMLElement): void {
	for (const paragraph of [...body.querySelectorAll('p')]) {
		const kind = listKind(paragraph);
		if (!kind) continue;
		withoutSign(paragraph, kind === 'ol' ? NUMBER : BULLET);
		const item = body.ownerDocument.createElement('li');
		item.append(...paragraph.childNodes);
		listFor(paragraph, kind).append(item);
	}
	for (const list of body.querySelectorAll('[data-drawn]')) list.removeAttribute('data-drawn');
}

/** The list that the paragraph goes on with, or a new one; the paragraph is gone. */
function listFor(paragraph: Element, kind: 'ul' | 'ol'): Element {
	const before = paragraph.previousElementSibling;
	if (before?.tagName.toLowerCase() === kind && before.hasAttribute('data-drawn')) {
		paragraph.remove();
		return before;
	}
	const list = paragraph.ownerDocument.createElement(kind);
	list.setAttribute('data-drawn', '');
	paragraph.replaceWith(list);
	return list;
}

/** Takes the drawn sign away, wherever in the paragraph its letters stand. */
function withoutSign(paragraph: Element, sign: RegExp): void {
	let left = sign.exec(paragraph.textContent ?? '')?.[0].length ?? 0;
	const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
		const text = node.nodeValue ?? '';
		node.nodeValue = text.slice(left);
		left -= Math.min(left, text.length);
	}
}
