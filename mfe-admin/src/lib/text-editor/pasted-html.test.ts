/** @jest-environment @tulia/test-kit/jsdom-environment */
import { hasForeignPictures, pastedHtml } from './pasted-html.ts';

test.each([
	['a title is a heading', '<h1>When sleep <i>will not</i> come</h1>', '<h2>When sleep <i>will not</i> come</h2>'],
	[
		'paragraphs that Word draws as a list are one',
		'<p class="MsoListParagraph"><span>·<span>&nbsp;&nbsp; </span></span>Tea</p><p class="MsoListParagraph">·  Rest</p><p>Then sleep.</p>',
		'<ul><li><span><span></span></span>Tea</li><li>Rest</li></ul><p>Then sleep.</p>',
	],
	[
		'so are numbered ones',
		'<p style="mso-list:l0 level1 lfo1">1.&nbsp;&nbsp;Breathe in</p><p style="mso-list:l0 level1 lfo1">2. Breathe out</p>',
		'<ol><li>Breathe in</li><li>Breathe out</li></ol>',
	],
	['a sentence that begins with a number is none', '<p>1. FC Köln won.</p>', '<p>1. FC Köln won.</p>'],
	['a dash in a sentence is none', '<p>- said nobody</p>', '<p>- said nobody</p>'],
	[
		'the cells of a table stay apart',
		'<table><tbody><tr><th>Day</th><th>Hours</th></tr><tr><td>Mon</td><td>9 to 5</td></tr></tbody></table>',
		'<p>Day | Hours</p><p>Mon | 9 to 5</p>',
	],
	[
		'a picture of this site is known by its path',
		'<p>a</p><img src="http://localhost/uploads/a.webp" alt="A tree">',
		'<p>a</p><img src="/uploads/a.webp" alt="A tree">',
	],
	['what is a list already stays', '<ul><li><p>Tea</p></li></ul>', '<ul><li><p>Tea</p></li></ul>'],
])('%s', (_what, pasted, kept) => {
	expect(pastedHtml(pasted)).toBe(kept);
});

test.each([
	['<p>a</p>', false],
	['<img src="/uploads/a.webp" alt="A tree">', false],
	['<p>a<img src="file:///C:/Temp/image001.png"></p>', true],
	['<img src="https://example.com/uploads/a.webp">', true],
	['<img src="data:image/png;base64,AAAA">', true],
	['<img>', true],
])('whether %s has a picture that is left out: %p', (pasted, isLeftOut) => {
	expect(hasForeignPictures(pasted)).toBe(isLeftOut);
});
