import { createEvent } from 'ics';
import type { CalendarFile } from '../delivery/delivery.ts';
import type { AppointmentLetterFacts } from './appointment-letter.ts';
import { oneLine } from './letter.ts';

/**
 * The appointment as an iCalendar file. The same UID with a higher SEQUENCE replaces the entry after a move, and CANCEL
 * takes it away. PUBLISH, not REQUEST: nobody is asked to answer, and no client's address stands in the file. The centre
 * is its organizer, as RFC 5546 wants it of both methods: calendars obey a CANCEL from nobody else.
 */
export function calendarEntry(
	{ appointment, centre, siteOrigin }: Pick<AppointmentLetterFacts, 'appointment' | 'centre' | 'siteOrigin'>,
	now: Date,
): CalendarFile {
	const { id, startAt, endAt, ver, ticketNumber, location, status } = appointment;
	const isCancelled = status === 'cancelled';
	const method = isCancelled ? 'CANCEL' : 'PUBLISH';
	const { error, value } = createEvent({
		uid: `${id}@${new URL(siteOrigin).hostname}`,
		sequence: ver - 1,
		method,
		organizer: { name: oneLine(centre.mailSender.name), email: oneLine(centre.mailSender.email) },
		productId: 'tulia/appointments',
		title: oneLine(`Appointment, ${centre.name}`),
		description: isCancelled
			? `Cancelled. Phone ${oneLine(centre.phones.main)}.`
			: `Ticket ${oneLine(ticketNumber)}. Please arrive 10 minutes early. Bring a valid ID and your ticket. Phone ${oneLine(centre.phones.main)}.`,
		location: oneLine(location),
		url: `${siteOrigin}/appointments/${encodeURIComponent(ticketNumber)}`,
		classification: 'PRIVATE',
		status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
		busyStatus: isCancelled ? 'FREE' : 'BUSY',
		start: Date.parse(startAt),
		startOutputType: 'utc',
		end: Date.parse(endAt),
		endOutputType: 'utc',
		created: now.getTime(),
	});
	if (error || value === null) throw new Error(`The calendar entry of ${id} could not be written.`, { cause: error });
	return { method, content: value };
}
