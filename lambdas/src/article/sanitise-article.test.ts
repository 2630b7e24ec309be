/** @jest-environment @tulia/test-kit/jsdom-environment */
import { xssPayloads } from '@tulia/test-kit/xss-payloads';
import fc from 'fast-check';
import { unsafeParts } from '../../test-support/article/unsafe-parts.ts';
import { sanitiseArticle } from './sanitise-article.ts';

const UPLOAD = `/uploads/${'a'.repeat(64)}.webp`;

describe('a sanitised article', () => {
	test.each([
		['paragraphs and headings', '<h2>One</h2><p>Two</p><h3>Three</h3><h4>Four</h4>'],
		['lists', '<ul><li>One</li></ul><ol><li>Two</li></ol>'],
		['weight, stress and quotations', '<blockquote><p><strong>One</strong> <em>two</em></p></blockquote>'],
		['a break', '<p>One<br />two</p>'],
		['a link within the site', '<p><a href="/blogs/2?from=1#top">Two</a></p>'],
		['a link to the web', '<p><a href="https://example.org/a" rel="noopener nofollow">A</a></p>'],
		['a link to a mailbox', '<p><a href="mailto:help@tulia.example" rel="noopener nofollow">Write</a></p>'],
		['a number that a phone dials', '<p><a href="tel:1199">1199</a> <a href="tel:+254722178177">Call</a></p>'],
		[
			'a picture that was uploaded, with its sides',
			`<p><img src="${UPLOAD}" alt="A tree" width="1200" height="800" /></p>`,
		],
		['letters of every language and signs', '<p>“Pole pole” — ngũkũ, 5 &lt; 6 &amp; 7 &gt; 6, 🌱</p>'],
	])('a sanitised article keeps %s', (_what, html) => {
		expect(sanitiseArticle(html)).toBe(html);
	});

	test.each([
		['<div><p>In a box</p></div>', '<p>In a box</p>'],
		['<h1>Too large</h1>', 'Too large'],
		['<p class="x" id="y" style="color:red" data-z="1">Plain</p>', '<p>Plain</p>'],
		['<a href="https://example.org" target="_blank" rel="opener">A</a>', 'as an outward link'],
		['<a href="//example.org">A</a>', 'A'],
		['<a href="/\\example.org">A</a>', 'A'],
		['<a href="/..//example.org">A</a>', 'A'],
		['<a href="ftp://example.org">A</a>', 'A'],
		['<a href="blogs/2">A</a>', 'A'],
		['<a>A</a>', 'A'],
		['<a href="tel:*21*0722178177#">A</a>', 'A'],
		['<a href="tel:1199;phone-context=example.org">A</a>', 'A'],
		['<img src="https://example.org/tree.png" alt="A tree">', ''],
		['<img src="data:image/png;base64,AAAA" alt="A tree">', ''],
		['<img src="/tree.png" alt="A tree">', ''],
		['<img src="/api/auth/logout" alt="A tree">', ''],
		[`<img src="${UPLOAD}?x=1" alt="A tree">`, ''],
		[`<img src="/media/..${UPLOAD}" alt="A tree">`, ''],
		[`<img src="${UPLOAD}">`, `<img src="${UPLOAD}" alt="" />`],
		[`<img src="${UPLOAD}" alt="A tree" width="99999" height="10">`, `<img src="${UPLOAD}" alt="A tree" />`],
		[`<img src="${UPLOAD}" alt="A tree" width="100%" height="1">`, `<img src="${UPLOAD}" alt="A tree" />`],
		[
			`<img src="${UPLOAD}" alt="A tree" width="10" height="10" srcset="/x 2x" onload="x()" class="y">`,
			`<img src="${UPLOAD}" alt="A tree" width="10" height="10" />`,
		],
		['<p>Before<script>window.code = 1</script> and after</p>', '<p>Before and after</p>'],
		['<p>Unclosed', '<p>Unclosed</p>'],
	])('an article of %s is sanitised to %s', (html, expected) => {
		const outward = '<a href="https://example.org/" rel="noopener nofollow">A</a>';
		expect(sanitiseArticle(html)).toBe(expected === 'as an outward link' ? outward : expected);
	});

	test('a sanitised article is not nested too deeply for browsers and renderers', () => {
		const deep = sanitiseArticle(`${'<blockquote>'.repeat(5000)}x`);
		expect(deep.match(/<blockquote>/g)?.length).toBeLessThan(50);
		expect(deep).toContain('x');
	});
});

test('sanitising makes every attack text harmless', () => {
	const wrong = xssPayloads.flatMap((payload) => {
		const unsafe = unsafeParts(sanitiseArticle(payload));
		return unsafe.length > 0 ? [{ payload: payload.slice(0, 100), unsafe }] : [];
	});
	expect(wrong).toEqual([]);
});

test('the attack texts are recognised as attacks without sanitising', () => {
	const unsafe = xssPayloads.filter((payload) => unsafeParts(payload).length > 0);
	expect(unsafe.length).toBeGreaterThan(280);
});

describe('sanitising', () => {
	const name = fc.constantFrom(
		...'p h2 ul li strong em blockquote br a img div svg math style script table td b'.split(' '),
	);
	const attribute = fc.constantFrom(
		'',
		' href="/x"',
		' href="https://example.org"',
		' href="javascript:window.__xss=1"',
		' src="/y.png"',
		` src="${UPLOAD}" width="10" height="9"`,
		` src='${UPLOAD}' width=1e3 height="0"`,
		' src=x onerror=window.__xss=1',
		' alt="&lt;p&gt;"',
		' id=z',
	);
	const piece = fc.oneof(
		{ weight: 4, arbitrary: fc.tuple(name, attribute).map(([tag, more]) => `<${tag}${more}>`) },
		{ weight: 3, arbitrary: name.map((tag) => `</${tag}>`) },
		{ weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
		{ weight: 1, arbitrary: fc.constantFrom('<', '>', '&', '&lt;', '&amp;lt;', '<!--', '-->', '"', '\u0000', '</') },
		{ weight: 1, arbitrary: fc.constantFrom(...xssPayloads.filter(({ length }) => length < 300)) },
	);
	const soup = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

	test('sanitising is idempotent for any text, and leaves nothing that runs', () => {
		fc.assert(
			fc.property(soup, (html) => {
				const once = sanitiseArticle(html);
				expect(sanitiseArticle(once)).toBe(once);
				expect(unsafeParts(once)).toEqual([]);
			}),
			{ seed: 29, numRuns: 500 },
		);
	});
});
