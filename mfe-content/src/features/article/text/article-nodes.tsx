import { isUpload } from '@tulia/contracts/upload-address';
import { Link } from '@tulia/platform';
import { htmlToDOM } from 'html-react-parser';
import { createElement, Fragment, type ReactNode } from 'react';
import { isOwnPath, isPhoneAddress, isWebOrMailAddress } from './article-address.ts';

/** A node of either parser, browser or server. Their classes differ, so it is recognised by its shape. */
interface HtmlNode {
	readonly type: string;
	/** Only for an element. */
	readonly name?: string;
	readonly attribs?: { readonly [name: string]: string };
	readonly children?: readonly HtmlNode[];
	/** Only for a text node. */
	readonly data?: string;
}

/** Blocks with text. */
const BLOCKS = { p: 'p', h2: 'h2', h3: 'h3', h4: 'h4', ul: 'ul', ol: 'ol', blockquote: 'blockquote' } as const;
const INLINES = { strong: 'strong', em: 'em' } as const;
/** Elements that are dropped with their contents. Every other unknown element is replaced by its text. */
const DROPPED: ReadonlySet<string> = new Set([
	...['script', 'style', 'template', 'iframe', 'noscript', 'noembed', 'noframes', 'object', 'textarea', 'title'],
	...['select', 'svg', 'math', 'xmp', 'plaintext'],
]);

/** The context of a node, which decides what is allowed in it. */
type Place = 'block' | 'list' | 'inline' | 'link';

/** The context inside each block. */
const INSIDE: Record<keyof typeof BLOCKS, Place> = {
	...{ p: 'inline', h2: 'inline', h3: 'inline', h4: 'inline' },
	...{ ul: 'list', ol: 'list', blockquote: 'block' },
};

const isName = <T extends object>(names: T, name: string): name is keyof T & string => Object.hasOwn(names, name);

/** White space between blocks, which the browser's parser may drop and the server's does not. */
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

/** Width or height of a picture, in pixels. */
const SIDE = /^[1-9]\d{0,3}$/;

/** With width and height the page reserves the space of the picture. */
function sidesOf(node: HtmlNode): { readonly width?: string; readonly height?: string } {
	const [width, height] = [attribute(node, 'width'), attribute(node, 'height')];
	return SIDE.test(width) && SIDE.test(height) ? { width, height } : {};
}

function block(node: HtmlNode, name: string, place: Place): ReactNode {
	// A block inside a paragraph would end the paragraph, so that browser and React would build different trees.
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
	// Everything in a list becomes an item, because screen readers count items.
	if (place === 'list') return render(node, 'block');
	return element(node, name, place);
}

/** Renders the children of an element. They need no keys, because they never change order. */
function render({ children = [] }: HtmlNode, place: Place): ReactNode {
	const contents = children.map((child) => built(child, place));
	const shown =
		place === 'list' ? contents.filter(Boolean).map((content) => createElement('li', null, content)) : contents;
	return createElement(Fragment, null, ...shown);
}

/**
 * The HTML of an article as React elements, filtered by the contract's allow list (promise W1). It is sanitised before
 * it is stored; this is a second check. No HTML string reaches the page: what is not on the list is not rendered.
 */
export const articleNodes = (html: string): ReactNode => render({ type: 'root', children: htmlToDOM(html) }, 'block');
