import { forWhomWords } from '@tulia/contracts/appointment/for-whom-words';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { dropTicket, keepTicket, savedTickets, saveTicket } from '@tulia/platform';
import { isUpcoming } from './is-upcoming.ts';

/**
 * Tickets last shown, for the front desk without network (promise S5). They are stored where the session is, or by
 * choice until the log-out (decision 033), and are deleted after the visit.
 */
export interface SavedCopy {
	readonly ticket: Ticket;
	readonly savedAt: Date;
}

type RequiredField = { [K in keyof Ticket]-?: undefined extends Ticket[K] ? never : K }[keyof Ticket];

const isText = (value: unknown): boolean => typeof value === 'string';

/** Every field that a ticket must have. The optional ones are stored along, and shown as they are. */
const IS_VALID: Record<RequiredField, (value: unknown) => boolean> = {
	ticketNumber: isText,
	serviceId: isText,
	service: isText,
	date: isText,
	time: isText,
	startsAt: isText,
	endsAt: isText,
	psychologist: isText,
	location: isText,
	name: isText,
	appointmentId: isText,
	psychologistId: isText,
	changeableUntil: isText,
	status: (value) => value === 'confirmed',
	forWhom: (value) => typeof value === 'string' && Object.hasOwn(forWhomWords, value),
	version: (value) => typeof value === 'number',
	reminder: (value) =>
		isRecord(value) && (value.kind === 'none' || (value.kind === 'email' && typeof value.at === 'string')),
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

/** Validates what was stored. */
const isTicket = (value: unknown): value is Ticket =>
	isRecord(value) && Object.entries(IS_VALID).every(([field, isValid]) => isValid(value[field]));

const asStored = (ticket: Ticket, now: Date) => ({
	ticketNumber: ticket.ticketNumber,
	savedAt: now.toISOString(),
	ticket,
});

/** Saves the whole ticket as shown, or deletes it if its visit is over or cancelled. */
export function rememberTicket(userId: string, ticket: Ticket, now: Date): void {
	if (isUpcoming(ticket, now)) saveTicket(userId, asStored(ticket, now));
	else dropTicket(userId, ticket.ticketNumber);
}

/** Stores the ticket on this device until the client logs out. */
export const keepByChoice = (userId: string, ticket: Ticket, now: Date): void =>
	keepTicket(userId, asStored(ticket, now));

/**
 * The saved tickets of upcoming visits, soonest first.
 *
 * @param userId `undefined` without a session; then only tickets saved by choice are returned.
 */
export function savedFor(userId: string | undefined, now: Date): readonly SavedCopy[] {
	const found = savedTickets(userId).flatMap(({ ticketNumber, savedAt, ticket }): readonly SavedCopy[] => {
		if (isTicket(ticket) && isUpcoming(ticket, now)) return [{ ticket, savedAt: new Date(savedAt) }];
		if (userId !== undefined) dropTicket(userId, ticketNumber);
		return [];
	});
	return found.toSorted((one, other) => one.ticket.startsAt.localeCompare(other.ticket.startsAt));
}
