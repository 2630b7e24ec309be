/** @jest-environment @tulia/test-kit/jsdom-environment */
import { Editor } from '@tiptap/core';
import { helpNowLine } from './help-now-line.ts';
import { isAllowedLink, textExtensions } from './text-extensions.ts';

const written = (html: string): string => new Editor({ extensions: textExtensions, content: html }).getHTML();

test.each([
	'<p>One <strong>two</strong> <em>three</em></p>',
	'<h2>Two</h2><h3>Three</h3><h4>Four</h4>',
	'<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>',
	'<blockquote><p>Said.</p></blockquote>',
	'<p><a href="https://example.com/a">there</a> <a href="mailto:a@example.com">write</a></p>',
	'<p><a href="/services">ours</a></p>',
	'<p>One<br>two</p>',
	helpNowLine,
	'<img src="/uploads/a.webp" alt="A tree">',
	'<img src="/uploads/a.webp" alt="" width="1200" height="800">',
])('the editor preserves what the site allows: %s', (html) => {
	expect(written(html)).toBe(html);
});

test.each([
	['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
	['<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
	['<p><img src=x onerror=alert(1)>a</p>', '<p>a</p>'],
	['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
	['<p><a href="https://example.com" onclick="x()">a</a></p>', '<p><a href="https://example.com">a</a></p>'],
	['<p><a href="//example.com">a</a></p>', '<p>a</p>'],
	['<h1>a</h1>', '<p>a</p>'],
	['<p>a</p><img src="/media/a.png" alt="A tree">', '<p>a</p>'],
	['<p>a</p><img src="https://example.com/uploads/a.png" alt="A tree">', '<p>a</p>'],
	['<iframe src="https://example.com"></iframe><p>a</p>', '<p>a</p>'],
	['<p><u>a</u> <s>b</s> <code>c</code></p>', '<p>a b c</p>'],
])('the editor drops what the site does not allow: %s', (html, kept) => {
	expect(written(html)).toBe(kept);
});

test.each([
	['https://example.com', true],
	['http://example.com/a?b=c', true],
	['mailto:a@example.com', true],
	['tel:1199', true],
	['tel:*21*0722178177#', false],
	['javascript:alert(1)', false],
	['data:text/html,a', false],
	['/services#a', true],
	['/', true],
	['//example.com', false],
	['/\\example.com', false],
	['example.com', false],
	['https://a b', false],
	['', false],
])('a link to %p is allowed: %p', (address, isAllowed) => {
	expect(isAllowedLink(address)).toBe(isAllowed);
});
