import { compile } from 'html-to-text';

const asWritten = ['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } }));

/** HTML within the allow list of articles as plain text: lists with bullets, links with their address, no pictures. */
export const textOfHtml = compile({
	wordwrap: false,
	selectors: [
		...asWritten,
		{ selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
		{ selector: 'ul', options: { itemPrefix: '- ' } },
		{ selector: 'li > p', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
		{ selector: 'img', format: 'skip' },
	],
});
