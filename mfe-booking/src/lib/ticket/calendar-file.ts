import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { type CalendarCentre, calendarWords, stamp } from './calendar-words.ts';

export interface CalendarFileFacts {
	readonly ticket: Ticket;
	readonly centre: CalendarCentre;
	/** Where this site is: `https://tulia.example`. */
	readonly origin: string;
}

/** Longest line of an iCalendar file, in octets (RFC 5545, 3.1); what is longer goes on in the next, after a space. */
const LINE_OCTETS = 75;

const escapeText = (text: string): string =>
	text.replace(/[\r\n]+/g, ' ').replace(/[\\;,]/g, (character) => `\\${character}`);

/** A parameter in double quotes, which it cannot hold itself. */
const quoted = (text: string): string => `"${text.replace(/["\r\n]/g, '')}"`;

/** Folds a line without cutting a character in two. */
function fold(line: string): string {
	const encoder = new TextEncoder();
	const lines: string[] = [];
	let current = '';
	let octets = 0;
	for (const character of line) {
		const length = encoder.encode(character).length;
		if (octets + length > LINE_OCTETS) {
			lines.push(current);
			current = ' ';
			octets = 1;
		}
		current += character;
		octets += length;
	}
	return [...lines, current].join('\r\n');
}

/**
 * The visit as an iCalendar file, the same entry as in the mails: the appointment's id names it, and its version counts the
 * moves, so that whatever is imported later replaces what was imported before.
 */
export function calendarFile({ ticket, centre, origin }: CalendarFileFacts, now: Date): string {
	const { ticketNumber, appointmentId, version, startsAt, endsAt } = ticket;
	const { title, description, location } = calendarWords(ticket, centre);
	return [
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
	]
		.map(fold)
		.join('\r\n');
}
