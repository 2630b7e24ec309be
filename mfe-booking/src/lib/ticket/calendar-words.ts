import type { Ticket } from '@tulia/contracts/appointment/schemas';

/** The parts of the profile in a calendar entry: name, main phone number and sender of the emails. */
export interface CalendarCentre {
	readonly name: string;
	readonly phone: string;
	readonly sender: { readonly name: string; readonly email: string };
}

/** An instant as calendars write it: `20261119T073000Z`. */
export const stamp = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * The wording of the confirmation email. The subject of the visit is omitted, because others may see the calendar (rule
 * 4).
 */
export const calendarWords = (
	{ ticketNumber, location }: Pick<Ticket, 'ticketNumber' | 'location'>,
	{ name, phone }: CalendarCentre,
) => ({
	title: `Appointment, ${name}`,
	description: `Ticket ${ticketNumber}. Please arrive 10 minutes early. Bring a valid ID and your ticket. Phone ${phone}.`,
	location,
});
