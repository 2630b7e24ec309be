import type { Clipboard } from './clipboard.ts';

/** The markup with which Word writes the bullet of an item, without a list element. */
const sign = (text: string): string =>
	`<![if !supportLists]><span lang=EN-GB style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;

const item = (level: number, drawn: string, words: string, list = 'l0'): string =>
	`<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>${sign(drawn)}<span lang=EN-GB>${words}<o:p></o:p></span></p>\n`;

const ofWord = (
	fragment: string,
): string => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0:level2 {mso-level-number-format:alpha-lower;} --></style></head>
<body lang=EN-GB link="#0563C1" style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->${fragment}<!--EndFragment--></body></html>`;

export const WORD: Readonly<Record<string, Clipboard>> = {
	'Word: a title, headings, bold and italic words, and an empty line': {
		html: ofWord(`<p class=MsoTitle><span lang=EN-GB>Sleep<o:p></o:p></span></p>
<h1><span lang=EN-GB>Why sleep goes<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-GB>Plain, <b style='mso-bidi-font-weight:normal'>bold</b> and <i style='mso-bidi-font-style:normal'>italic</i>.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-GB><o:p>&nbsp;</o:p></span></p>
<h2><span lang=EN-GB>At night<o:p></o:p></span></h2>
<p class=MsoNormal><strong><span style='font-family:"Calibri",sans-serif'>Do not</span></strong><span lang=EN-GB> look at the clock.<o:p></o:p></span></p>`),
		kept: '<h2>Sleep</h2><h2>Why sleep goes</h2><p>Plain, <strong>bold</strong> and <em>italic</em>.</p><h3>At night</h3><p><strong>Do not</strong> look at the clock.</p>',
	},
	'Word: lists within lists keep their level, and a list of another kind is another list': {
		html: ofWord(
			item(1, '1.', 'First') +
				item(2, 'a.', 'Nested A') +
				item(3, 'i.', 'Deep') +
				item(2, 'b.', 'Nested B') +
				item(1, '2.', 'Second') +
				item(1, '·', 'Tea', 'l1') +
				item(2, 'o', 'With ginger', 'l1') +
				'<p class=MsoNormal>Then sleep.<o:p></o:p></p>',
		),
		kept: '<ol><li><p>First</p><ol><li><p>Nested A</p><ol><li><p>Deep</p></li></ol></li><li><p>Nested B</p></li></ol></li><li><p>Second</p></li></ol><ul><li><p>Tea</p><ul><li><p>With ginger</p></li></ul></li></ul><p>Then sleep.</p>',
	},
	'Word: a table with two paragraphs in a cell': {
		html: ofWord(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0'><td width=301 valign=top><p class=MsoNormal><b>Day<o:p></o:p></b></p></td><td width=301><p class=MsoNormal><b>Hours<o:p></o:p></b></p></td></tr>
<tr style='mso-yfti-irow:1'><td width=301 valign=top><p class=MsoNormal>Mon<o:p></o:p></p><p class=MsoNormal>to Fri<o:p></o:p></p></td><td><p class=MsoNormal>9 to 5<o:p></o:p></p></td></tr></table>
<p class=MsoNormal>After.<o:p></o:p></p>`),
		kept: '<p><strong>Day</strong> | <strong>Hours</strong></p><p>Mon to Fri | 9 to 5</p><p>After.</p>',
		leftOut: ['tables'],
	},
	'Word: what a reviewer wrote, deleted or hid is not pasted': {
		html: ofWord(`<p class=MsoNormal>Call us<del cite="mailto:J" datetime="2026-11-20T10:00"> never</del><ins cite="mailto:J" datetime="2026-11-20T10:00"> today</ins><a style='mso-comment-reference:J_1'><span class=MsoCommentReference>[J1]</span></a>.<span style='display:none;mso-hide:all'>secret</span><o:p></o:p></p>
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Is this so?<o:p></o:p></p></div></div>`),
		kept: '<p>Call us today.</p>',
		leftOut: ['reviews'],
	},
	'Word: a picture, a link to a file of its writer, a link to the web and a footnote': {
		html: ofWord(
			`<p class=MsoNormal>See <a href="file:///C:/Users/jo/plan.docx">the plan</a>, <a href="https://example.org/sleep"><span style='color:#0563C1'>this page</span></a><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>.<!--[if gte vml 1]><v:shape id="p1"/><![endif]--><![if !vml]><img width=100 height=80 src="file:///C:/Temp/clip_image001.png" v:shapes="p1"><![endif]><o:p></o:p></p>`,
		),
		kept: '<p>See the plan, <a href="https://example.org/sleep">this page</a>[1].</p>',
		leftOut: ['pictures', 'links'],
	},
	'Word on the web: headings, and a list that is one list for each item': {
		html: `<meta charset="utf-8"><div class="OutlineElement Ltr SCXW1 BCX0" style="direction:ltr"><p role="heading" aria-level="1" class="Paragraph SCXW1" xml:lang="EN-GB" style="font-weight:normal;font-style:normal"><span class="TextRun SCXW1" style="font-size:16pt;font-weight:normal"><span class="NormalTextRun SCXW1">Rest</span></span><span class="EOP SCXW1">&nbsp;</span></p></div>
<div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle1 SCXW1" role="list"><li data-listid="1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight:bold"><span class="NormalTextRun">Tea</span></span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle2 SCXW1" role="list"><li data-listid="1" data-aria-posinset="1" data-aria-level="2" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-style:italic"><span class="NormalTextRun">With ginger</span></span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle1 SCXW1" role="list"><li data-listid="1" data-aria-posinset="2" data-aria-level="1" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">Sleep</span></span></p></li></ul></div>`,
		kept: '<h2>Rest</h2><ul><li><p><strong>Tea</strong></p><ul><li><p><em>With ginger</em></p></li></ul></li><li><p>Sleep</p></li></ul>',
	},
};
