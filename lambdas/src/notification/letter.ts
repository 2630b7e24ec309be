import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { MailKind } from './mail-state.ts';
import type { NotifiedAppointment, ReminderState } from './reminder.ts';
import { visitDay, visitTime } from './visit-time.ts';

/**
 * What a mail says, before it looks like anything. Neutral on purpose: whoever sees the mailbox learns that there is
 * an appointment, and not what it is about (Data Protection Act s.41; decision 4).
 */
export interface Letter {
	readonly subject: string;
	readonly greeting: string;
	readonly opening: string;
	readonly facts: readonly { readonly label: string; readonly value: string }[];
	readonly paragraphs: readonly string[];
	readonly link: { readonly label: string; readonly url: string };
	readonly closing: string;
	readonly signature: readonly string[];
}

/** The part of the centre's record that mails print. */
export type MailingCentre = Pick<CentreProfile, 'name' | 'address' | 'phones' | 'emails' | 'mailSender'>;

export interface LetterFacts {
	readonly appointment: NotifiedAppointment;
	readonly centre: MailingCentre;
	/** The client's name as in the account. */
	readonly name: string;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

const SUBJECT: Record<MailKind, string> = {
	confirmation: 'Your appointment is confirmed',
	reminder: 'A reminder of your appointment',
};

const OPENING: Record<MailKind, string> = {
	confirmation: 'Your appointment is confirmed. This e-mail is your ticket.',
	reminder: 'This is a reminder of your appointment. We look forward to seeing you.',
};

/** The letter of one kind about one appointment. */
export function letterOf(kind: MailKind, { appointment, centre, name, siteOrigin }: LetterFacts): Letter {
	const { startAt, endAt, ticketNumber, location } = appointment;
	const day = visitDay(startAt);
	return {
		subject: oneLine(`${SUBJECT[kind]}: ${day}, ${visitTime(startAt)} EAT`),
		greeting: `Hello ${firstName(name)},`,
		opening: OPENING[kind],
		facts: [
			{ label: 'Date', value: day },
			{ label: 'Time', value: `${visitTime(startAt)} EAT, until ${visitTime(endAt)}` },
			{ label: 'Place', value: oneLine(location) },
			{ label: 'Ticket', value: oneLine(ticketNumber) },
		],
		paragraphs: [
			'Please arrive 10 minutes early. Bring a valid ID and your ticket.',
			...(kind === 'confirmation' ? aboutTheReminder(appointment) : []),
		],
		link: { label: 'See your appointment', url: `${siteOrigin}/appointments/${encodeURIComponent(ticketNumber)}` },
		closing: `If you need to change or cancel it, call us on ${oneLine(centre.phones.main)}.`,
		signature: [centre.name, centre.address.lines.join(', ')].map(oneLine),
	};
}

/** What a confirmation may promise about the reminder: only what will happen (promise N6). */
const REMINDER_LINE: Record<ReminderState, (remindAt: string) => string | undefined> = {
	pending: (at) => `We will send you a reminder 24 hours before, on ${visitDay(at)} at ${visitTime(at)} EAT.`,
	sending: () => undefined,
	sent: () => undefined,
	cancelled: () => undefined,
	suppressed: () => undefined,
	covered_by_confirmation: () => 'Your appointment is less than 24 hours away, so we will not send another reminder.',
};

function aboutTheReminder({ reminder, remindAt }: NotifiedAppointment): readonly string[] {
	const line = REMINDER_LINE[reminder.state](remindAt);
	return line === undefined ? [] : [line];
}

const firstName = (name: string): string => oneLine(name).split(' ')[0] ?? '';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must go
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g;

/** Text of a person or of a record on one line: no line break or control character survives (promise N8). */
export const oneLine = (value: string): string => value.replace(BREAKS, ' ').trim();
