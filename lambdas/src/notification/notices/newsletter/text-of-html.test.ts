import { textOfHtml } from './text-of-html.ts';

test.each([
	['<p>One</p><p>Two</p>', 'One\n\nTwo'],
	['<h2>Rest</h2><p>Sit<br />down</p>', 'Rest\n\nSit\ndown'],
	['<ul><li><p>a</p></li><li>b</li></ul><p>c</p>', '- a\n- b\n\nc'],
	['<p><a href="https://a.example/?b=1&amp;c=2">there</a></p>', 'there (https://a.example/?b=1&c=2)'],
	['<p><a href="https://a.example/">https://a.example/</a></p>', 'https://a.example/'],
	['<ol><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ol>', ' 1. a\n 2. b\n    - c'],
	['<p>5 &lt; 6 &amp;amp; &quot;so&quot;</p>', '5 < 6 &amp; "so"'],
	['<blockquote><p>Said.</p></blockquote><img src="/a.webp" alt="A tree" /><p>x</p>', '> Said.\n\nx'],
	['', ''],
])('the HTML %s becomes plain text', (html, text) => {
	expect(textOfHtml(html)).toBe(text);
});
