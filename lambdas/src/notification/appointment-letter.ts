import { type Letter, type MailingCentre, oneLine, signatureOf } from './letter.ts';
import type { AppointmentMailKind } from './mail-kind.ts';
import type { NotifiedAppointment, ReminderState } from './reminder.ts';
import { visitDay, visitTime } from './visit-time.ts';

export interface AppointmentLetterFacts {
	readonly appointment: NotifiedAppointment;
	readonly centre: MailingCentre;
	/** The client's name as in the account. */
	readonly name: string;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

const SUBJECT: Record<AppointmentMailKind, string> = {
	confirmation: 'Your appointment is confirmed',
	reminder: 'A reminder of your appointment',
};

const OPENING: Record<AppointmentMailKind, string> = {
	confirmation: 'Your appointment is confirmed. This e-mail is your ticket.',
	reminder: 'This is a reminder of your appointment. We look forward to seeing you.',
};

/**
 * The letter of one kind about one appointment. Neutral on purpose: whoever sees the mailbox learns that there is an
 * appointment, and not what it is about (Data Protection Act s.41; decision 4).
 */
export function appointmentLetter(
	kind: AppointmentMailKind,
	{ appointment, centre, name, siteOrigin }: AppointmentLetterFacts,
): Letter {
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
		signature: signatureOf(centre),
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
