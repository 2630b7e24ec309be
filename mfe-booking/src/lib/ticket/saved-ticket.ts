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

const TEXTS = [
	'ticketNumber',
	'serviceId',
	'service',
	'date',
	'time',
	'startsAt',
	'endsAt',
	'psychologist',
	'location',
	'name',
	'appointmentId',
	'psychologistId',
	'changeableUntil',
] as const satisfies readonly (keyof Ticket)[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

/** Validates what was stored. */
const isTicket = (value: unknown): value is Ticket =>
	isRecord(value) &&
	TEXTS.every((name) => typeof value[name] === 'string') &&
	value.status === 'confirmed' &&
	typeof value.forWhom === 'string' &&
	Object.hasOwn(forWhomWords, value.forWhom) &&
	typeof value.version === 'number' &&
	isRecord(value.reminder) &&
	(value.reminder.kind === 'none' || (value.reminder.kind === 'email' && typeof value.reminder.at === 'string'));

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
