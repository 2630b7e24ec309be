import sanitizeHtml from 'sanitize-html';
import { type MailingCentre, oneLine, type PrintedLetter, signatureOf } from '../../channel/mail/letter.ts';
import { COLOUR, escapeHtml, mailPage, signatureBlock, smallPrint } from '../../channel/mail/letter-html.ts';
import { textOfHtml } from './text-of-html.ts';

export interface IssueWordsToSend {
	readonly subject: string;
	readonly preview: string;
	/** HTML within the allow list of articles (promise W1). */
	readonly content: string;
}

export interface IssueLetterFacts {
	readonly centre: MailingCentre;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	readonly unsubscribeUrl: string;
	/** Whether the mail goes to its author. */
	readonly isTest: boolean;
}

const WHY = 'You get this email because you subscribed to our newsletter on our website.';
const STOP = 'Unsubscribe';

/** An issue as a mail. The centre adds only why the mail came and how to unsubscribe. */
export function issueLetter({ subject, preview, content }: IssueWordsToSend, facts: IssueLetterFacts): PrintedLetter {
	const { centre, siteOrigin, unsubscribeUrl, isTest } = facts;
	const title = oneLine(isTest ? `Test: ${subject}` : subject);
	const words = absolute(content, siteOrigin);
	const from = signatureOf(centre);
	const html = [
		...(preview === '' ? [] : [hidden(preview)]),
		words,
		signatureBlock(from),
		`<p style="margin:16px 0 0;font-size:14px;color:${COLOUR.muted}">${WHY}</p>`,
		smallPrint({ label: STOP, url: unsubscribeUrl }),
	].join('\n');
	const text = [textOfHtml(words), from.join('\n'), WHY, `${STOP}: ${unsubscribeUrl}`].join('\n\n');
	return { subject: title, html: mailPage(title, html), text: `${text}\n` };
}

/** The preview line: shown in the list of a mailbox, hidden in the mail. */
const hidden = (preview: string): string =>
	`<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`;

const STYLE: Readonly<Record<string, string>> = {
	p: 'margin:0 0 16px',
	h2: 'margin:28px 0 12px;font-size:24px;line-height:1.25',
	h3: 'margin:24px 0 8px;font-size:20px;line-height:1.3',
	h4: 'margin:20px 0 8px;font-size:17px;line-height:1.4',
	ul: 'margin:0 0 16px;padding-left:24px',
	ol: 'margin:0 0 16px;padding-left:24px',
	li: 'margin:0 0 6px',
	blockquote: `margin:0 0 20px;padding:12px 16px;border-left:4px solid ${COLOUR.primary};background:${COLOUR.page}`,
	a: `color:${COLOUR.primary}`,
	img: 'display:block;max-width:100%;height:auto;margin:0 0 16px',
};
const ELEMENTS = [...Object.keys(STYLE), 'strong', 'em', 'br'];

/** Adds inline styles and absolute addresses: a mail knows neither our stylesheet nor the origin of the site. */
const absolute = (content: string, siteOrigin: string): string =>
	sanitizeHtml(content, {
		allowedTags: ELEMENTS,
		allowedAttributes: { '*': ['style'], a: ['href'], img: ['src', 'alt'] },
		allowedSchemes: ['http', 'https', 'mailto', 'tel'],
		selfClosing: ['br', 'img'],
		parseStyleAttributes: false,
		transformTags: {
			'*': (tagName, attribs) => ({
				tagName,
				attribs: {
					...absoluteAddresses(attribs, siteOrigin),
					...(STYLE[tagName] === undefined ? {} : { style: STYLE[tagName] }),
				},
			}),
		},
	});

const absoluteAddresses = (attribs: sanitizeHtml.Attributes, siteOrigin: string): sanitizeHtml.Attributes =>
	Object.fromEntries(
		Object.entries(attribs).map(([name, value]) => [name, value.startsWith('/') ? `${siteOrigin}${value}` : value]),
	);
