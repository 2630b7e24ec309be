import { type AnyExtension, mergeAttributes, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

import { PICTURE, UPLOADS } from './picture-node.ts';

/**
 * Whether a link target is allowed (promise W1): a web address, a mailbox, or a page of this site. `//host` and
 * `/\host` lead to other sites.
 */
export const isAllowedLink = (address: string): boolean =>
	/^(?:https?:\/\/\S+|mailto:\S+|tel:\+?\d{2,15}|\/(?![/\\])\S*)$/i.test(address);

/** An uploaded picture. The server checks that the address is an upload. */
const Picture = Node.create({
	name: PICTURE,
	group: 'block',
	draggable: true,
	addAttributes: () => ({
		src: { default: null },
		alt: { default: '' },
		// Width and height reserve the space of the picture before it is loaded.
		width: { default: null },
		height: { default: null },
	}),
	parseHTML: () => [{ tag: `img[src^="${UPLOADS}"]` }],
	renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/**
 * Exactly the elements of the allow list of promise W1, so that storing a text removes nothing. The server checks
 * elements and attributes again.
 */
export const textExtensions: AnyExtension[] = [
	StarterKit.configure({
		heading: { levels: [2, 3, 4] },
		code: false,
		codeBlock: false,
		horizontalRule: false,
		strike: false,
		underline: false,
		trailingNode: false,
		link: {
			openOnClick: false,
			isAllowedUri: (address) => isAllowedLink(address ?? ''),
			HTMLAttributes: { target: null, rel: null, class: null },
		},
	}),
	Picture,
];
