/** @jest-environment @tulia/test-kit/jsdom-environment */
import { Editor } from '@tiptap/core';
import { textExtensions } from '../text-extensions.ts';
import { pasting } from './paste.ts';
import type { LeftOut } from './pasted-html.ts';
import type { Clipboard } from './testing/clipboard.ts';
import { OTHERS } from './testing/other-clipboards.ts';
import { WORD } from './testing/word-clipboards.ts';

/** Pastes into an empty editor. Returns its content and what was dropped. */
function paste(
	{ html, text = '' }: Clipboard,
	content = '',
): { readonly kept: string; readonly leftOut: readonly LeftOut[] } {
	let leftOut: readonly LeftOut[] = [];
	const { enablePasteRules, editorProps } = pasting((found) => {
		leftOut = found;
	});
	const editor = new Editor({ extensions: textExtensions, content, enablePasteRules, editorProps });
	editor.commands.focus('end');
	const getData = (type: string): string => (type === 'text/html' ? (html ?? '') : text);
	const event = new Event('paste', { bubbles: true, cancelable: true });
	editor.view.dom.dispatchEvent(Object.assign(event, { clipboardData: { getData, files: [] } }));
	return { kept: editor.getHTML(), leftOut };
}

test.each(Object.entries({ ...WORD, ...OTHERS }))('pasting preserves the meaning of %s', (_from, clipboard) => {
	expect(paste(clipboard)).toEqual({ kept: clipboard.kept, leftOut: clipboard.leftOut ?? [] });
});

test('a plain word pasted into bold text is bold', () => {
	expect(paste({ text: ' two', kept: '' }, '<p><strong>one</strong></p>').kept).toBe('<p><strong>one two</strong></p>');
});

test('a pasted web address is a link', () => {
	expect(paste({ text: 'https://example.org/a_b_c', kept: '' }).kept).toBe(
		'<p><a href="https://example.org/a_b_c">https://example.org/a_b_c</a></p>',
	);
});

test.each([
	[
		'numbered paragraphs of Word without a drawn sign',
		'<p style="mso-list:l0 level1 lfo1">1.&nbsp;&nbsp;In</p><p style="mso-list:l0 level1 lfo1">2. Out</p>',
		'<ol><li><p>In</p></li><li><p>Out</p></li></ol>',
	],
	[
		'paragraphs with a bullet',
		'<p>• Tea</p><p>• Rest</p><p>Then sleep.</p>',
		'<ul><li><p>Tea</p></li><li><p>Rest</p></li></ul><p>Then sleep.</p>',
	],
	['a sentence that begins with a number', '<p>1. FC Köln won.</p>', '<p>1. FC Köln won.</p>'],
	['a dash in a sentence', '<p>- said nobody</p>', '<p>- said nobody</p>'],
	['a list of a page', '<ul><li><p>Tea</p></li></ul>', '<ul><li><p>Tea</p></li></ul>'],
])('pasting %s preserves it as it is', (_what, html, kept) => {
	expect(paste({ html, kept })).toEqual({ kept, leftOut: [] });
});

test.each(['file:///C:/Temp/image001.png', 'https://example.com/uploads/a.webp', 'data:image/png;base64,AAAA', ''])(
	'a pasted picture at %p is dropped, with a message',
	(src) => {
		expect(paste({ html: `<p>a<img src="${src}"></p>`, kept: '' })).toEqual({
			kept: '<p>a</p>',
			leftOut: ['pictures'],
		});
	},
);
