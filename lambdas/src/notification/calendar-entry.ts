import { createEvent } from 'ics';
import type { AppointmentLetterFacts } from './appointment-letter.ts';
import { oneLine } from './letter.ts';

/**
 * The appointment as an iCalendar file. The same UID with a higher SEQUENCE replaces the entry after a move.
 * PUBLISH, not REQUEST: nobody is asked to answer, and no address stands in the file.
 */
export function calendarEntry(
	{ appointment, centre, siteOrigin }: Pick<AppointmentLetterFacts, 'appointment' | 'centre' | 'siteOrigin'>,
	now: Date,
): string {
	const { id, startAt, endAt, ver, ticketNumber, location } = appointment;
	const { error, value } = createEvent({
		uid: `${id}@${new URL(siteOrigin).hostname}`,
		sequence: ver - 1,
		method: 'PUBLISH',
		productId: 'tulia/appointments',
		title: oneLine(`Appointment, ${centre.name}`),
		description: `Ticket ${oneLine(ticketNumber)}. Please arrive 10 minutes early. Bring a valid ID and your ticket. Phone ${oneLine(centre.phones.main)}.`,
		location: oneLine(location),
		url: `${siteOrigin}/appointments/${encodeURIComponent(ticketNumber)}`,
		classification: 'PRIVATE',
		status: 'CONFIRMED',
		busyStatus: 'BUSY',
		start: Date.parse(startAt),
		startOutputType: 'utc',
		end: Date.parse(endAt),
		endOutputType: 'utc',
		created: now.getTime(),
	});
	if (error || value === null) throw new Error(`The calendar entry of ${id} could not be written.`, { cause: error });
	return value;
}
