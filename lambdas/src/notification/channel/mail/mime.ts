import MailComposer from 'nodemailer/lib/mail-composer';
import type { CalendarFile } from './delivery.ts';
import type { Letter, PrintedLetter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

export interface MimeParts {
	readonly letter: Letter | PrintedLetter;
	/** Fixed by the centre's record. */
	readonly from: { readonly name: string; readonly address: string };
	readonly replyTo: string;
	/** One valid address. */
	readonly to: string;
	readonly calendar?: CalendarFile | undefined;
	/** A person wrote it to this one: it is no automatic mail (RFC 3834). */
	readonly isWritten?: boolean | undefined;
	/** Takes a POST that ends mails of this kind (RFC 8058). */
	readonly unsubscribeUrl?: string | undefined;
}

/** The raw message: text, HTML and perhaps a calendar file, built from structured fields and never by gluing headers together. */
export const mimeMessage = ({
	letter,
	from,
	replyTo,
	to,
	calendar,
	isWritten = false,
	unsubscribeUrl,
}: MimeParts): Promise<Buffer> =>
	new MailComposer({
		from,
		replyTo: { name: '', address: replyTo },
		to: { name: '', address: to },
		...printed(letter),
		...(calendar === undefined ? {} : { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
		headers: {
			// Nobody's out-of-office note should answer it.
			...(isWritten ? {} : { 'Auto-Submitted': 'auto-generated' }),
			...(unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl)),
		},
		// Lines end in CR LF throughout: receivers refuse bare line feeds, which have been used to smuggle mails.
		newline: 'windows',
		disableFileAccess: true,
		disableUrlAccess: true,
	})
		.compile()
		.build();

const printed = (letter: Letter | PrintedLetter): PrintedLetter =>
	'html' in letter ? letter : { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };

/** What makes a mail program show its own "Unsubscribe" and post to us when it is used. */
const oneClick = (url: string): Record<string, string> => ({
	'List-Unsubscribe': `<${url}>`,
	'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
