import sanitizeHtml from 'sanitize-html';
import { isUpload } from '../cover/pictures-in.ts';

/** Of a page that stands for ours: what resolves to it stays on this site. */
const HERE = 'https://here.invalid';
/** How deep elements may lie in each other: more than any article needs, less than a parser minds. */
const DEEPEST = 24;
/** The library needs two passes for tags that cross each other; nothing real needs a fourth. */
const MOST_PASSES = 6;

/** Not an element of the list, so that the library leaves the tag out and keeps what is inside. */
const LEFT_OUT = 'left-out';

/** A path of this site, or undefined. `//host`, `/\host` and `/<tab>/host` lead away from it. */
function ownPath(address = ''): string | undefined {
	if (!address.startsWith('/') || !URL.canParse(address, HERE)) return undefined;
	const { origin, pathname, search, hash } = new URL(address, HERE);
	// `/..//host` is ours, but what is left of it once the dots are resolved is not.
	return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}

/** An address as the browser would go there, if it is one of the web or of a mailbox. */
function outwardAddress(address = ''): string | undefined {
	if (!/^(?:https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) return undefined;
	return new URL(address).href;
}

/** A number that a phone dials, and nothing else a phone could be told. */
function phoneAddress(address = ''): string | undefined {
	return /^tel:\+?\d{2,15}$/.test(address) ? address : undefined;
}

function link(_tag: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
	const path = ownPath(href);
	if (path !== undefined) return { tagName: 'a', attribs: { href: path } };
	const phone = phoneAddress(href);
	if (phone !== undefined) return { tagName: 'a', attribs: { href: phone } };
	const address = outwardAddress(href);
	if (address === undefined) return { tagName: LEFT_OUT, attribs: {} };
	return { tagName: 'a', attribs: { href: address, rel: 'noopener nofollow' } };
}

/** The side of a picture, in pixels. */
const SIDE = /^[1-9]\d{0,3}$/;

/** One that staff uploaded. Without words for it a picture is decoration; with its sides the page keeps room for it. */
function picture(_tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
	const { src = '', alt = '', width = '', height = '' } = attributes;
	if (!isUpload(src)) return { tagName: LEFT_OUT, attribs: {} };
	const sides = SIDE.test(width) && SIDE.test(height) ? { width, height } : {};
	return { tagName: 'img', attribs: { src, alt, ...sides } };
}

const rules: sanitizeHtml.IOptions = {
	allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'br', 'a', 'img'],
	allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height'] },
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowProtocolRelative: false,
	selfClosing: ['br', 'img'],
	transformTags: { a: link, img: picture },
	nestingLimit: DEEPEST,
	parseStyleAttributes: false,
	// What is inside these was never meant to be read.
	nonTextTags: [
		'script',
		'style',
		'template',
		'iframe',
		'object',
		'svg',
		'math',
		'noscript',
		'noembed',
		'noframes',
		'xmp',
		'plaintext',
		'textarea',
		'title',
		'option',
		'select',
	],
};

/**
 * The part of a text that is an article: elements of the allow-list (promise W1), links to the web, to a mailbox, to a
 * phone number or within the site, pictures that staff uploaded, and nothing that runs. The words of what is left out stay, except of code.
 *
 * `sanitiseArticle(sanitiseArticle(x))` is `sanitiseArticle(x)`: it repeats until nothing changes. What would go on
 * changing is hostile, and only its words are kept.
 */
export function sanitiseArticle(html: string): string {
	let before = html;
	for (let pass = 0; pass < MOST_PASSES; pass += 1) {
		const after = sanitizeHtml(before, rules);
		if (after === before) return after;
		before = after;
	}
	return sanitizeHtml(before, { ...rules, allowedTags: [] });
}
