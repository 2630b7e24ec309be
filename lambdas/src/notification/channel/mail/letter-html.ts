import type { Letter, LetterLink } from './letter.ts';

/** Values of the design tokens (`--bg`, `--surface`, `--text`, `--border` …): mail programs know no CSS variables. */
export const COLOUR = {
	page: '#faf9f5',
	card: '#ffffff',
	text: '#181e39',
	muted: '#36406b',
	primary: '#20533f',
	onPrimary: '#ffffff',
	border: '#e5e3d8',
} as const;

const FONT = "Figtree,Roboto,'Helvetica Neue',Arial,sans-serif";
const PARAGRAPH = 'margin:0 0 16px';

/** HTML for mail programs: inline styles, no images, no trackers, no script, and tables marked as layout. */
export function letterHtml(letter: Letter): string {
	const body = [
		paragraph(letter.greeting),
		paragraph(letter.opening),
		...(letter.facts.length > 0 ? [factTable(letter.facts)] : []),
		...(letter.quote ? [quotation(letter.quote)] : []),
		...letter.paragraphs.map((text) => paragraph(text)),
		button(letter.link),
		paragraph(letter.closing),
		signatureBlock(letter.signature),
		...(letter.footnote ? [smallPrint(letter.footnote)] : []),
	].join('\n');
	return mailPage(letter.subject, body);
}

/** A mail's HTML document around `body`. */
export const mailPage = (title: string, body: string): string =>
	`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:${COLOUR.page};color:${COLOUR.text};font:16px/1.6 ${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${COLOUR.card};border:1px solid ${COLOUR.border};border-radius:12px">
<tr><td style="padding:28px 24px;text-align:left">
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

const paragraph = (text: string): string => `<p style="${PARAGRAPH}">${escapeHtml(text)}</p>`;

const factTable = (facts: Letter['facts']): string =>
	`<table cellpadding="0" cellspacing="0" style="margin:0 0 20px;width:100%;border-top:1px solid ${COLOUR.border}">${facts.map(factRow).join('')}</table>`;

const factRow = ({ label, value }: Letter['facts'][number]): string =>
	`<tr><th scope="row" style="padding:10px 16px 10px 0;border-bottom:1px solid ${COLOUR.border};text-align:left;vertical-align:top;font-weight:400;color:${COLOUR.muted}">${escapeHtml(label)}</th><td style="padding:10px 0;border-bottom:1px solid ${COLOUR.border};width:100%;font-weight:600">${escapeHtml(value)}</td></tr>`;

const quotation = (lines: readonly string[]): string =>
	`<blockquote style="margin:0 0 20px;padding:12px 16px;border-left:4px solid ${COLOUR.primary};background:${COLOUR.page}">${lines.map(escapeHtml).join('<br>')}</blockquote>`;

export const signatureBlock = (lines: readonly string[]): string =>
	`<p style="margin:24px 0 0;color:${COLOUR.muted}">${lines.map(escapeHtml).join('<br>')}</p>`;

export const smallPrint = ({ label, url }: LetterLink): string =>
	`<p style="margin:16px 0 0;font-size:14px"><a href="${escapeHtml(url)}" style="color:${COLOUR.primary}">${escapeHtml(label)}</a></p>`;

const button = ({ label, url }: LetterLink): string =>
	`<p style="margin:0 0 20px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${COLOUR.primary};color:${COLOUR.onPrimary};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

const ENTITY: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Escapes text for HTML content and attribute values. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITY[character] ?? '');
