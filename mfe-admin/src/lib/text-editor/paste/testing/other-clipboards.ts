import type { Clipboard } from './clipboard.ts';

/** Google Docs styles every run, and wraps the whole copy in a `b` element that is not bold. */
const run = (words: string, style = ''): string =>
	`<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${words}</span>`;
const line = (...runs: string[]): string =>
	`<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${runs.join('')}</p>`;
const item = (level: number, words: string): string =>
	`<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;font-style:normal;white-space:pre;" aria-level="${level}"><p dir="ltr" style="margin-top:0pt;" role="presentation">${run(words)}</p></li>`;
const ofDocs = (fragment: string): string =>
	`<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5a1f2c7e-7fff-93d1-0d3b-2f8f4f0c9a11">${fragment}</b><br class="Apple-interchange-newline">`;

const STYLE = 'color: rgb(33, 37, 41); font-family: system-ui; font-size: 16px; font-style: normal; font-weight: 400;';

export const OTHERS: Readonly<Record<string, Clipboard>> = {
	'Google Docs: plain words stay plain, bold and italic words stay bold and italic': {
		html: ofDocs(
			`<h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;font-style:normal;">Sleep</span></h1>${line(run('Plain sentence. '), run('Bold.', 'font-weight:700;'), run(' '), run('Italic.', 'font-style:italic;'), run(' Both.', 'font-weight:700;font-style:italic;'))}<br /><h2 dir="ltr"><span style="font-weight:700;">At night</span></h2>${line(run('See '), '<a href="https://example.org/sleep" style="text-decoration:none;">', run('this page', 'color:#1155cc;text-decoration:underline;'), '</a>', run('.'))}`,
		),
		kept: '<h2>Sleep</h2><p>Plain sentence. <strong>Bold.</strong> <em>Italic.</em><strong><em> Both.</em></strong></p><h3>At night</h3><p>See <a href="https://example.org/sleep">this page</a>.</p>',
	},
	'Google Docs: lists within lists, which lie beside the item they belong to': {
		html: ofDocs(
			`<ul style="margin-top:0;">${item(1, 'Tea')}<ul style="margin-top:0;">${item(2, 'With ginger')}<ol>${item(3, 'Fresh')}</ol></ul>${item(1, 'Rest')}</ul>`,
		),
		kept: '<ul><li><p>Tea</p><ul><li><p>With ginger</p><ol><li><p>Fresh</p></li></ol></li></ul></li><li><p>Rest</p></li></ul>',
	},
	'Google Docs: a table, a picture and crossed-out words': {
		html: ofDocs(
			`<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312"/><col width="312"/></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;">${line(run('Day', 'font-weight:700;'))}</td><td>${line(run('Hours'))}</td></tr><tr><td>${line(run('Mon'))}</td><td>${line(run('9 to 5'))}</td></tr></tbody></table></div>${line('<span style="border:none;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="401" /></span>')}${line(run('Not this', 'text-decoration:line-through;'), run(' but that.'))}`,
		),
		kept: '<p><strong>Day</strong> | Hours</p><p>Mon | 9 to 5</p><p>Not this but that.</p>',
		leftOut: ['strikes', 'pictures', 'tables'],
	},
	'Google Docs: one word out of a sentence': {
		html: ofDocs(run('sleep')),
		kept: '<p>sleep</p>',
	},
	'LibreOffice: a list within a list, and a bold word': {
		html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><style type="text/css">p { line-height: 115% }</style></head><body lang="en-GB" dir="ltr"><h2 class="western">Rest</h2><ol>	<li><p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif">Tea, <b>hot</b></font></p>	<ol>	<li><p>With ginger</p></li>	</ol></li></ol></body></html>`,
		kept: '<h2>Rest</h2><ol><li><p>Tea, <strong>hot</strong></p><ol><li><p>With ginger</p></li></ol></li></ol>',
	},
	'a web page in Chrome: a heading, words that the page draws bold, a quote, a poem and what it hides': {
		html: `<meta charset='utf-8'><h1 style="${STYLE} font-weight: 700;">Rest</h1><h3 style="${STYLE} font-weight: 700;">At night</h3><p style="${STYLE}">Plain, <span class="lead" style="font-weight: 600;">drawn bold</span> and <strong style="font-weight: 700;">bold</strong>.<span hidden>Share</span></p><div style="${STYLE}">In a box<br>of two lines</div><blockquote style="${STYLE}"><p>Said so.</p></blockquote><pre style="${STYLE}">Night
comes</pre><script>alert(1)</script>`,
		kept: '<h2>Rest</h2><h4>At night</h4><p>Plain, <strong>drawn bold</strong> and <strong>bold</strong>.</p><p>In a box<br>of two lines</p><blockquote><p>Said so.</p></blockquote><p>Night<br>comes</p>',
	},
	'a mail whose whole text lies in tables of one cell': {
		html: '<table width="600"><tbody><tr><td><table><tbody><tr><td><h2>News</h2><p>We are <b>open</b>.</p><ul><li>Mon</li></ul></td></tr></tbody></table></td></tr></tbody></table>',
		kept: '<h2>News</h2><p>We are <strong>open</strong>.</p><ul><li><p>Mon</p></li></ul>',
	},
	'a hostile page: nothing of it is kept but its words': {
		html: '<p onclick="steal()" style="background:url(javascript:1)">Read <a href="javascript:steal()">this</a>.<img src="x" onerror="steal()"></p><svg onload="steal()"></svg><iframe src="https://example.org"></iframe>',
		kept: '<p>Read this.</p>',
		leftOut: ['pictures', 'links'],
	},
	'WhatsApp on the web: emoji are pictures, and stay as signs': {
		html: '<meta charset="utf-8"><span dir="ltr" class="_ao3e selectable-text copyable-text"><span><strong class="_ao3e selectable-text copyable-text">Asante sana</strong> kwa leo <img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP" alt="🙏🏾" draggable="false" class="b61 emoji wa _ao3e selectable-text copyable-text" data-plain-text="🙏🏾"></span></span>',
		kept: '<p><strong>Asante sana</strong> kwa leo 🙏🏾</p>',
	},
	'WhatsApp on a phone: its marks are bold and italic words, lists and a quote': {
		text: '*Asante sana* 🙏🏾, tutaonana _kesho_.\n- maji\n- chai *moto*\n\n1. Lala\n2. Amka\n> Pole pole\nKaribu 👨‍👩‍👧',
		kept: '<p><strong>Asante sana</strong> 🙏🏾, tutaonana <em>kesho</em>.</p><ul><li><p>maji</p></li><li><p>chai <strong>moto</strong></p></li></ul><ol><li><p>Lala</p></li><li><p>Amka</p></li></ol><blockquote><p>Pole pole</p></blockquote><p>Karibu 👨‍👩‍👧</p>',
	},
	'plain text: signs that are no marks stay as they were typed': {
		text: 'Pay 5*3*2 or 2 * 3 * 4, my_file_name <b>\n- said nobody\n3. Third',
		kept: '<p>Pay 5*3*2 or 2 * 3 * 4, my_file_name &lt;b&gt;</p><p>- said nobody</p><p>3. Third</p>',
	},
	'the editor itself: an empty line, and a picture of this site': {
		html: '<meta charset=\'utf-8\'><p data-pm-slice="1 1 []">One <strong>two</strong></p><p></p><h2>Three</h2><img src="http://localhost/uploads/a.webp" alt="A tree" width="1200" height="800">',
		kept: '<p>One <strong>two</strong></p><p></p><h2>Three</h2><img src="/uploads/a.webp" alt="A tree" width="1200" height="800">',
	},
};
