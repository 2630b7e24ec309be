import { CENTRE_ZONE } from '@tulia/centre/zone';
import type { CalendarFileFacts } from './calendar-file.ts';
import { calendarWords, stamp } from './calendar-words.ts';

/** A link to Google Calendar with the visit filled in, in the neutral wording of the file and the emails. */
export function googleCalendarLink({ ticket, centre }: Omit<CalendarFileFacts, 'origin'>): string {
	const { title, description, location } = calendarWords(ticket, centre);
	const query = new URLSearchParams({
		action: 'TEMPLATE',
		text: title,
		dates: `${stamp(ticket.startsAt)}/${stamp(ticket.endsAt)}`,
		details: description,
		location,
		ctz: CENTRE_ZONE,
	});
	return `https://calendar.google.com/calendar/render?${query}`;
}
