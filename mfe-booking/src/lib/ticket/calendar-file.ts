import { foldedLines } from '@tulia/centre/folded-lines';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { type CalendarCentre, calendarWords, stamp } from './calendar-words.ts';

export interface CalendarFileFacts {
	readonly ticket: Ticket;
	readonly centre: CalendarCentre;
	/** The origin of this site: `https://tulia.example`. */
	readonly origin: string;
}

const escapeText = (text: string): string =>
	text.replace(/[\r\n]+/g, ' ').replace(/[\\;,]/g, (character) => `\\${character}`);

/** A parameter in double quotes, with characters it cannot contain removed. */
const quoted = (text: string): string => `"${text.replace(/["\r\n]/g, '')}"`;

/**
 * The visit as an iCalendar file. Its UID is the appointment's id, as in the emails, and its sequence number the
 * version, so that a later import replaces an earlier one.
 */
export function calendarFile({ ticket, centre, origin }: CalendarFileFacts, now: Date): string {
	const { ticketNumber, appointmentId, version, startsAt, endsAt } = ticket;
	const { title, description, location } = calendarWords(ticket, centre);
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:tulia/appointments',
		'METHOD:PUBLISH',
		'BEGIN:VEVENT',
		`UID:${appointmentId}@${new URL(origin).hostname}`,
		`SEQUENCE:${version - 1}`,
		`DTSTAMP:${stamp(now.toISOString())}`,
		`DTSTART:${stamp(startsAt)}`,
		`DTEND:${stamp(endsAt)}`,
		`SUMMARY:${escapeText(title)}`,
		`DESCRIPTION:${escapeText(description)}`,
		`LOCATION:${escapeText(location)}`,
		`ORGANIZER;CN=${quoted(centre.sender.name)}:mailto:${centre.sender.email}`,
		`URL:${origin}/appointments/${encodeURIComponent(ticketNumber)}`,
		'CLASS:PRIVATE',
		'STATUS:CONFIRMED',
		'END:VEVENT',
		'END:VCALENDAR',
		'',
	];
	return foldedLines(lines.join('\r\n'));
}
