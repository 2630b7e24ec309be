import type { MailingCentre } from '../../channel/mail/letter.ts';

/** Where visitors' words reach staff. */
export type StaffInbox = 'questions' | 'messages';

/** After so many single mails in an hour, the rest of the hour goes into one digest (promise N8). */
export const MAILS_AN_HOUR = 10;

/** As many about words of crisis have a mail of their own besides: more than that in an hour is somebody who plays with the form. */
export const CRISIS_MAILS_AN_HOUR = 20;

/** What is fixed about the mails to an inbox; nothing here is a visitor's. */
export interface InboxFacts {
	readonly address: (centre: MailingCentre) => string;
	readonly subject: string;
	/** Of what holds words of crisis: says so, and none of the words. */
	readonly crisisSubject: string;
	readonly opening: string;
	/** Several of them: `14 more questions from the help centre`. */
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

/** One inbox and one hour of the clock. Nairobi is three whole hours ahead of UTC, so the hours are the same. */
export interface InboxHour {
	readonly inbox: StaffInbox;
	/** In UTC: `2026-11-18T07`. */
	readonly hour: string;
}

export const hourAt = (inbox: StaffInbox, now: Date): InboxHour => ({ inbox, hour: now.toISOString().slice(0, 13) });

/** When the hour began and when the next one begins. */
export function boundsOf({ hour }: InboxHour): { readonly from: Date; readonly to: Date } {
	const from = new Date(`${hour}:00:00.000Z`);
	return { from, to: new Date(from.getTime() + 3_600_000) };
}

/** The hour as the `ref` of its digest's job. */
export const digestRef = ({ inbox, hour }: InboxHour): string => `${inbox}-${hour}`;

/** Undefined for a text that `digestRef` did not make. */
export function readDigestRef(ref: string): InboxHour | undefined {
	const [, inbox, hour] = /^(questions|messages)-(\d{4}-\d\d-\d\dT\d\d)$/.exec(ref) ?? [];
	return (inbox === 'questions' || inbox === 'messages') && hour ? { inbox, hour } : undefined;
}
