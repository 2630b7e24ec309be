import { Link } from '@tulia/platform';
import { htmlToDOM } from 'html-react-parser';
import { createElement, Fragment, type ReactNode } from 'react';
import { isOwnPath, isPhoneAddress, isUpload, isWebOrMailAddress } from './article-address.ts';

/** A node as the parsers of browser and server make it. They bring classes of their own, so it is known by its looks. */
interface HtmlNode {
	readonly type: string;
	/** Of an element. */
	readonly name?: string;
	readonly attribs?: { readonly [name: string]: string };
	readonly children?: readonly HtmlNode[];
	/** Of a text. */
	readonly data?: string;
}

/** What holds words, and may stand anywhere a paragraph may. */
const BLOCKS = { p: 'p', h2: 'h2', h3: 'h3', h4: 'h4', ul: 'ul', ol: 'ol', blockquote: 'blockquote' } as const;
/** What stands among words. */
const INLINES = { strong: 'strong', em: 'em' } as const;
/** What holds no words of the article: it goes with all that is in it. Any other unknown element leaves its text. */
const DROPPED: ReadonlySet<string> = new Set([
	...['script', 'style', 'template', 'iframe', 'noscript', 'noembed', 'noframes', 'object', 'textarea', 'title'],
	...['select', 'svg', 'math', 'xmp', 'plaintext'],
]);

/** Where a node stands: what may stand there follows from it. */
type Place = 'block' | 'list' | 'inline' | 'link';

/** What may stand inside each block. */
const INSIDE: Record<keyof typeof BLOCKS, Place> = {
	...{ p: 'inline', h2: 'inline', h3: 'inline', h4: 'inline' },
	...{ ul: 'list', ol: 'list', blockquote: 'block' },
};

const isName = <T extends object>(names: T, name: string): name is keyof T & string => Object.hasOwn(names, name);

/** White space between blocks does not show; the parser of the browser may drop it where the server's does not. */
const isGap = (text: string, place: Place): boolean =>
	(place === 'block' || place === 'list') && text.trim().length === 0;

const attribute = ({ attribs = {} }: HtmlNode, name: string): string =>
	Object.hasOwn(attribs, name) ? (attribs[name] ?? '').trim() : '';

function link(node: HtmlNode): ReactNode {
	const href = attribute(node, 'href');
	const words = render(node, 'link');
	if (isOwnPath(href)) return <Link to={href}>{words}</Link>;
	if (isPhoneAddress(href)) return <a href={href}>{words}</a>;
	if (!isWebOrMailAddress(href)) return words;
	return (
		<a href={href} rel="noopener nofollow ugc">
			{words}
		</a>
	);
}

function picture(node: HtmlNode): ReactNode {
	const src = attribute(node, 'src');
	if (!isUpload(src)) return null;
	return <img src={src} alt={attribute(node, 'alt')} {...sidesOf(node)} loading="lazy" decoding="async" />;
}

/** The side of a picture, in pixels. */
const SIDE = /^[1-9]\d{0,3}$/;

/** With both the page keeps room for it, and nothing moves once it has come. */
function sidesOf(node: HtmlNode): { readonly width?: string; readonly height?: string } {
	const [width, height] = [attribute(node, 'width'), attribute(node, 'height')];
	return SIDE.test(width) && SIDE.test(height) ? { width, height } : {};
}

function block(node: HtmlNode, name: string, place: Place): ReactNode {
	// Inside a paragraph a block would end it: browser and React would disagree about what is on the page.
	if (!isName(BLOCKS, name) || place !== 'block') return render(node, place);
	return createElement(BLOCKS[name], null, render(node, INSIDE[name]));
}

function element(node: HtmlNode, name: string, place: Place): ReactNode {
	if (isName(INLINES, name))
		return createElement(INLINES[name], null, render(node, place === 'link' ? place : 'inline'));
	switch (name) {
		case 'br':
			return <br />;
		case 'img':
			return picture(node);
		case 'a':
			return place === 'link' ? render(node, place) : link(node);
		default:
			return block(node, name, place);
	}
}

function built(node: HtmlNode, place: Place): ReactNode {
	const { type, name, data } = node;
	if (type === 'text') return data === undefined || isGap(data, place) ? null : data;
	if (type !== 'tag' || name === undefined || DROPPED.has(name)) return null;
	// In a list everything is an item, whatever it was: screen readers count items.
	if (place === 'list') return render(node, 'block');
	return element(node, name, place);
}

/** What an element holds, as it may stand there. Its nodes are arguments, not a list: they never change places. */
function render({ children = [] }: HtmlNode, place: Place): ReactNode {
	const contents = children.map((child) => built(child, place));
	const shown =
		place === 'list' ? contents.filter(Boolean).map((content) => createElement('li', null, content)) : contents;
	return createElement(Fragment, null, ...shown);
}

/**
 * The HTML of an article as React elements, by the allow-list of the contract (promise W1). It was sanitised when it was
 * stored; this is the second lock. Nothing of it is ever given to the page as HTML: what is not on the list is not built.
 */
export const articleNodes = (html: string): ReactNode => render({ type: 'root', children: htmlToDOM(html) }, 'block');
