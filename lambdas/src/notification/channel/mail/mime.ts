import MailComposer from 'nodemailer/lib/mail-composer';
import type { CalendarFile } from './delivery.ts';
import type { Letter, PrintedLetter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

export interface MimeParts {
	readonly letter: Letter | PrintedLetter;
	/** From the centre's record. */
	readonly from: { readonly name: string; readonly address: string };
	readonly replyTo: string;
	/** One valid address, or the header could name several recipients. */
	readonly to: string;
	readonly calendar?: CalendarFile | undefined;
	/** A colleague wrote this one mail: it is not marked as automatic (RFC 3834). */
	readonly isWritten?: boolean | undefined;
	/** Accepts the POST of one-click unsubscribe (RFC 8058). */
	readonly unsubscribeUrl?: string | undefined;
}

/** The raw message. A mail library builds the headers from fields: no text can add a header (promise N8). */
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
			// Stops out-of-office replies.
			...(isWritten ? {} : { 'Auto-Submitted': 'auto-generated' }),
			...(unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl)),
		},
		// CR LF throughout: receivers refuse bare line feeds, which have been used to smuggle mails.
		newline: 'windows',
		disableFileAccess: true,
		disableUrlAccess: true,
	})
		.compile()
		.build();

const printed = (letter: Letter | PrintedLetter): PrintedLetter =>
	'html' in letter ? letter : { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };

/** Lets a mail program show its own "Unsubscribe", which posts to the URL. */
const oneClick = (url: string): Record<string, string> => ({
	'List-Unsubscribe': `<${url}>`,
	'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
