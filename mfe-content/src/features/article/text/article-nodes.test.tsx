/** @jest-environment @tulia/test-kit/jsdom-environment */
import { render } from '@testing-library/react';
import { MemoryRouter } from '@tulia/platform/rendering';
import { xssPayloads } from '@tulia/test-kit/xss-payloads';
import { renderToStaticMarkup } from 'react-dom/server';
import { articleNodes } from './article-nodes.tsx';

const UPLOAD = `/uploads/${'a'.repeat(64)}.avif`;
const built = (html: string) => renderToStaticMarkup(<MemoryRouter>{articleNodes(html)}</MemoryRouter>);

describe('the text of an article', () => {
	test('the text of an article preserves the elements of the allow list', () => {
		const html =
			'<p>One <strong>two</strong> <em>three</em><br/>four</p><h2>A</h2><h3>B</h3><h4>C</h4><ul><li>x</li></ul><ol><li><p>y</p></li></ol><blockquote>z</blockquote>';
		expect(built(html)).toBe(html);
	});

	test.each([
		['unknown elements, but not their text', '<p><font color="red">Still <u>here</u></font></p>', '<p>Still here</p>'],
		['an h1, which only the page may have, but not its text', '<h1>Title</h1><p>Text</p>', 'Title<p>Text</p>'],
		['scripts with their content', '<p>a</p><script>window.x = "b"</script><p>c</p>', '<p>a</p><p>c</p>'],
		['styles with their content', '<style>p { display: none }</style><p>a</p>', '<p>a</p>'],
		['frames with their content', '<iframe srcdoc="<p>b</p>">b</iframe><p>a</p>', '<p>a</p>'],
		['comments', '<p>a<!-- b --></p>', '<p>a</p>'],
		['attributes', '<p style="color:red" class="x" id="root" onclick="alert(1)">a</p>', '<p>a</p>'],
		['a link in a link', '<p><a href="https://who.int">a <strong><a href="/x">b</a></strong></a></p>', ''],
		['white space between blocks', '\n<p>a</p>\n\n<ul>\n<li>b</li>\n</ul>\n', '<p>a</p><ul><li>b</li></ul>'],
	])('the text of an article loses %s', (_what, html, left) => {
		const text = built(html);
		if (left) expect(text).toBe(left);
		expect(text.match(/<a /g) ?? []).toHaveLength(text.split('</a>').length - 1);
	});

	test('the text of an article allows only items in a list', () => {
		expect(built('<ul>a<li>b</li><p>c</p></ul>')).toBe('<ul><li>a</li><li>b</li><li>c</li></ul>');
	});

	test('the text of an article marks links to other sites for search engines, and navigates inside the site without a reload', () => {
		expect(built('<a href="https://who.int/news">WHO</a>')).toBe(
			'<a href="https://who.int/news" rel="noopener nofollow ugc">WHO</a>',
		);
		expect(built('<a href="mailto:hello@tulia.example">Write</a>')).toContain('href="mailto:hello@tulia.example"');
		expect(built('<a href="tel:1199">1199</a>')).toBe('<a href="tel:1199">1199</a>');
		expect(built('<a href="tel:*21*0722178177#">1199</a>')).toBe('1199');
		expect(built('<a href="/help-now">Now</a>')).toContain('<a href="/help-now"');
	});

	test.each([
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		'java\nscript:alert(1)',
		' \u0001javascript:alert(1)',
		'data:text/html,<script>alert(1)</script>',
		'vbscript:x',
		'//evil.example',
		'/\\evil.example',
		'\\\\evil.example',
		'https:///evil',
		'#main',
		'',
	])('the text of an article makes no link of %j', (href) => {
		expect(built(`<p><a href="${href.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}">words</a></p>`)).toBe(
			'<p>words</p>',
		);
	});

	test.each([
		'https://evil.example/pixel.gif',
		'//evil.example/x.png',
		'data:image/svg+xml,<svg/>',
		'x.png',
		'/api/profile',
	])('the text of an article shows no picture from %s', (src) => {
		expect(built(`<p>a<img src="${src}" onerror="alert(1)"></p>`)).toBe('<p>a</p>');
	});

	test('the text of an article shows an uploaded picture with its text alternative, and reserves its space', () => {
		expect(built(`<img src="${UPLOAD}" alt="A pot of tea" width="1200" height="800" onload="x()">`)).toBe(
			`<img src="${UPLOAD}" alt="A pot of tea" width="1200" height="800" loading="lazy" decoding="async"/>`,
		);
	});

	test.each(['width="9999"', 'width="99999" height="9"', 'width="0" height="0"', 'width="10%" height="9"'])(
		'the text of an article shows a picture without dimensions where it has %s',
		(sides) => {
			const shown = `<img src="${UPLOAD}" alt="" loading="lazy" decoding="async"/>`;
			expect(built(`<img src="${UPLOAD}" ${sides}>`)).toBe(shown);
		},
	);
});

const LISTED = 'a, blockquote, br, em, h2, h3, h4, img, li, ol, p, strong, ul';
const ATTRIBUTES: { readonly [name: string]: RegExp } = {
	href: /^(?:https?:|mailto:|\/(?![/\\]))/i,
	src: /^\/uploads\/[0-9a-f]{64}\.(?:jpg|png|webp|avif)$/,
	width: /^[1-9]\d{0,3}$/,
	height: /^[1-9]\d{0,3}$/,
	rel: /^noopener nofollow ugc$/,
	alt: /^/,
	loading: /^lazy$/,
	decoding: /^async$/,
	'data-discover': /^true$/,
};
const isListed = ({ name, value }: Attr): boolean => ATTRIBUTES[name]?.test(value) === true;

test('executable content is never rendered', () => {
	expect(xssPayloads.length).toBeGreaterThanOrEqual(200);
	const strangers = xssPayloads.filter((payload) => {
		const { container, unmount } = render(<MemoryRouter>{articleNodes(`<p>a</p>${payload}<p>z</p>`)}</MemoryRouter>);
		const elements = [...container.querySelectorAll('*')];
		const isStrange =
			container.querySelector(`:not(${LISTED})`) !== null ||
			elements.some(({ attributes }) => ![...attributes].every(isListed));
		unmount();
		return isStrange;
	});
	expect(strangers).toEqual([]);
	expect(window).not.toHaveProperty('__xss');
});
