import { foldedLines } from '@tulia/centre/folded-lines';
import { createEvent, createEvents, type EventAttributes } from 'ics';
import type { NotifiedAppointment } from '../../../appointment/reminder.ts';
import type { CalendarFile } from '../../channel/mail/delivery.ts';
import { oneLine } from '../../channel/mail/letter.ts';
import type { AppointmentLetterFacts } from './appointment-letter.ts';

/**
 * The appointment as an iCalendar file. A higher SEQUENCE of the same UID replaces the entry after a move, and CANCEL
 * removes it. PUBLISH instead of REQUEST: it asks for no answer and contains no client's address. RFC 5546 requires the
 * organizer: calendars accept a CANCEL from no other sender.
 */
export function calendarEntry(
	{ appointment, ...where }: EntryFacts & Pick<AppointmentLetterFacts, 'appointment'>,
	now: Date,
): CalendarFile {
	const method = methodOf(appointment);
	const { error, value } = createEvent({ ...eventOf(appointment, where, now), method, productId: PRODUCT });
	if (error || value === null)
		throw new Error(`The calendar entry of ${appointment.id} could not be written.`, { cause: error });
	return { method, content: foldedLines(value) };
}

/** Several appointments as one file. CANCEL when all are cancelled, otherwise PUBLISH. */
export function calendarEntries(
	appointments: readonly NotifiedAppointment[],
	where: EntryFacts,
	now: Date,
): CalendarFile {
	const method = appointments.every(({ status }) => status === 'cancelled') ? 'CANCEL' : 'PUBLISH';
	const entries = appointments.map((appointment) => eventOf(appointment, where, now));
	const { error, value } = createEvents(entries, { method, productId: PRODUCT });
	if (error || value === null) throw new Error('The calendar entries could not be written.', { cause: error });
	return { method, content: foldedLines(value) };
}

type EntryFacts = Pick<AppointmentLetterFacts, 'centre' | 'siteOrigin'>;

const PRODUCT = 'tulia/appointments';

const methodOf = ({ status }: NotifiedAppointment) => (status === 'cancelled' ? 'CANCEL' : 'PUBLISH');

function eventOf(appointment: NotifiedAppointment, { centre, siteOrigin }: EntryFacts, now: Date): EventAttributes {
	const { id, startAt, endAt, ver, ticketNumber, location, status } = appointment;
	const isCancelled = status === 'cancelled';
	return {
		uid: `${id}@${new URL(siteOrigin).hostname}`,
		sequence: ver - 1,
		organizer: { name: oneLine(centre.mailSender.name), email: oneLine(centre.mailSender.email) },
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
	};
}
