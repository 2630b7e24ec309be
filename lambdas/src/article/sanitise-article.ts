import { isUpload } from '@tulia/contracts/upload-address';
import sanitizeHtml from 'sanitize-html';

/** A placeholder origin for ours: what resolves to it stays on this site. */
const HERE = 'https://here.invalid';
/** Maximum nesting: more than any article needs, less than parsers can handle. */
const DEEPEST = 24;
/** The library needs two passes for overlapping tags; no real text needs a fourth. */
const MOST_PASSES = 6;

/** Not on the allow list, so that the library removes the tag and keeps its content. */
const LEFT_OUT = 'left-out';

/** A path of this site, or undefined. `//host`, `/\host` and `/<tab>/host` lead away from it. */
function ownPath(address = ''): string | undefined {
	if (!address.startsWith('/') || !URL.canParse(address, HERE)) return undefined;
	const { origin, pathname, search, hash } = new URL(address, HERE);
	// `/..//host` is ours, but what is left of it once the dots are resolved is not.
	return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}

/** The normalised address, if it is one of the web or of a mailbox. */
function outwardAddress(address = ''): string | undefined {
	if (!/^(?:https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) return undefined;
	return new URL(address).href;
}

/** A telephone number without the other commands a `tel:` link can have. */
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

const SIDE = /^[1-9]\d{0,3}$/;

/** An uploaded picture. Without alternative text it is decoration; with its sides the page reserves its space. */
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
	// The content of these elements is never text for readers.
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
 * The safe part of a text: elements of the allow list (promise W1), links to the web, to a mailbox, to a phone number
 * or within the site, pictures that staff uploaded, and nothing that runs. The text of removed elements stays, except
 * of code. Idempotent: it repeats until nothing changes. A text that keeps changing is hostile, and only its plain text
 * is kept.
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
