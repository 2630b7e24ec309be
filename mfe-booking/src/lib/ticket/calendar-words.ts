import type { Ticket } from '@tulia/contracts/appointment/schemas';

/** What a calendar entry needs of the profile: name, main phone number and who sends the mails. */
export interface CalendarCentre {
	readonly name: string;
	readonly phone: string;
	readonly sender: { readonly name: string; readonly email: string };
}

/** An instant as calendars write it: `20261119T073000Z`. */
export const stamp = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * The visit in the words of the confirmation mail. Nothing says what the visit is about: other people look into calendars
 * (rule 4).
 */
export const calendarWords = (
	{ ticketNumber, location }: Pick<Ticket, 'ticketNumber' | 'location'>,
	{ name, phone }: CalendarCentre,
) => ({
	title: `Appointment, ${name}`,
	description: `Ticket ${ticketNumber}. Please arrive 10 minutes early. Bring a valid ID and your ticket. Phone ${phone}.`,
	location,
});
