import { compile } from 'html-to-text';

const asWritten = ['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } }));

/** HTML of the allow-list of articles in plain text: paragraphs apart, lists with their signs, links with their address, no pictures. */
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
