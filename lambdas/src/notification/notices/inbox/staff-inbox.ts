import type { MailingCentre } from '../../channel/mail/letter.ts';

export type StaffInbox = 'questions' | 'messages';

/** The hourly limit of single mails; the rest of the hour goes into one digest (promise N8). */
export const MAILS_AN_HOUR = 10;

/** The additional hourly limit for words of crisis: more than that is likely abuse of the form. */
export const CRISIS_MAILS_AN_HOUR = 20;

/** The fixed part of the mails to an inbox, without any text of a visitor. */
export interface InboxFacts {
	readonly address: (centre: MailingCentre) => string;
	readonly subject: string;
	/** Says that the text has words of crisis, and none of the words. */
	readonly crisisSubject: string;
	readonly opening: string;
	/** In the digest: `14 more questions from the help centre`. */
	readonly plural: string;
	readonly singular: string;
	readonly link: { readonly label: string; readonly path: string };
}

export const INBOX: Record<StaffInbox, InboxFacts> = {
	questions: {
		address: ({ emails }) => emails.support,
		subject: 'A new question from the help centre',
		crisisSubject: 'Please read first: somebody may be in danger (a question from the help centre)',
		opening: 'Somebody asked a question in the help centre.',
		singular: 'more question from the help centre',
		plural: 'more questions from the help centre',
		link: { label: 'Open the questions', path: '/admin/inbox?kind=questions' },
	},
	messages: {
		address: ({ emails }) => emails.general,
		subject: 'A new message from the website',
		crisisSubject: 'Please read first: somebody may be in danger (a message from the website)',
		opening: 'Somebody wrote through the contact page.',
		singular: 'more message from the website',
		plural: 'more messages from the website',
		link: { label: 'Open the messages', path: '/admin/inbox?kind=messages' },
	},
};

/** One inbox and one hour of the clock. Nairobi is three whole hours ahead of UTC, so the hours coincide. */
export interface InboxHour {
	readonly inbox: StaffInbox;
	/** In UTC: `2026-11-18T07`. */
	readonly hour: string;
}

export const hourAt = (inbox: StaffInbox, now: Date): InboxHour => ({ inbox, hour: now.toISOString().slice(0, 13) });

/** Start of the hour, included, and its end, excluded. */
export function boundsOf({ hour }: InboxHour): { readonly from: Date; readonly to: Date } {
	const from = new Date(`${hour}:00:00.000Z`);
	return { from, to: new Date(from.getTime() + 3_600_000) };
}

/** The `ref` of the digest's job. */
export const digestRef = ({ inbox, hour }: InboxHour): string => `${inbox}-${hour}`;

/** Undefined for any text that `digestRef` did not make. */
export function readDigestRef(ref: string): InboxHour | undefined {
	const [, inbox, hour] = /^(questions|messages)-(\d{4}-\d\d-\d\dT\d\d)$/.exec(ref) ?? [];
	return (inbox === 'questions' || inbox === 'messages') && hour ? { inbox, hour } : undefined;
}
