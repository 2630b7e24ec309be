import MailComposer from 'nodemailer/lib/mail-composer';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

export interface MimeParts {
	readonly letter: Letter;
	/** Fixed by the centre's record. */
	readonly from: { readonly name: string; readonly address: string };
	readonly replyTo: string;
	/** One valid address. */
	readonly to: string;
	/** The iCalendar file. */
	readonly calendar: string;
}

/** The raw message: text, HTML and the calendar file, built from structured fields and never by gluing headers together. */
export const mimeMessage = ({ letter, from, replyTo, to, calendar }: MimeParts): Promise<Buffer> =>
	new MailComposer({
		from,
		replyTo: { name: '', address: replyTo },
		to: { name: '', address: to },
		subject: letter.subject,
		text: letterText(letter),
		html: letterHtml(letter),
		icalEvent: { method: 'PUBLISH', filename: 'appointment.ics', content: calendar },
		// Nobody's out-of-office note should answer it.
		headers: { 'Auto-Submitted': 'auto-generated' },
		disableFileAccess: true,
		disableUrlAccess: true,
	})
		.compile()
		.build();
