import type { Ticket } from '@tulia/contracts/appointment/schemas';

export interface CalendarFileFacts {
	readonly ticket: Ticket;
	/** From the profile: name and main phone number. */
	readonly centre: { readonly name: string; readonly phone: string };
	/** Where this site is: `https://tulia.example`. */
	readonly origin: string;
}

/** Longest line of an iCalendar file, in octets (RFC 5545, 3.1); what is longer goes on in the next, after a space. */
const LINE_OCTETS = 75;

const escapeText = (text: string): string =>
	text.replace(/[\r\n]+/g, ' ').replace(/[\\;,]/g, (character) => `\\${character}`);

const stamp = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

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
 * The visit as an iCalendar file, in the words of the confirmation mail. Nothing in it says what the visit is about: other
 * people look into calendars (decision 4).
 */
export function calendarFile({ ticket, centre, origin }: CalendarFileFacts, now: Date): string {
	const { ticketNumber, startsAt, endsAt, location } = ticket;
	const description = `Ticket ${ticketNumber}. Please arrive 10 minutes early. Bring a valid ID and your ticket. Phone ${centre.phone}.`;
	return [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:tulia/appointments',
		'METHOD:PUBLISH',
		'BEGIN:VEVENT',
		`UID:${ticketNumber}@${new URL(origin).hostname}`,
		`DTSTAMP:${stamp(now.toISOString())}`,
		`DTSTART:${stamp(startsAt)}`,
		`DTEND:${stamp(endsAt)}`,
		`SUMMARY:${escapeText(`Appointment, ${centre.name}`)}`,
		`DESCRIPTION:${escapeText(description)}`,
		`LOCATION:${escapeText(location)}`,
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
