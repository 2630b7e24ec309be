import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { VISIT_PREFIX } from '@tulia/platform';
import { isUpcoming } from './is-upcoming.ts';

/**
 * The last ticket seen, for a desk where there is no network (design guide, section 10). It outlives the tab, on a phone
 * that others may use: it does not say what the visit is about, and ends with the visit, the log-out and "Leave this site".
 */
const SAVED_KEY = `${VISIT_PREFIX}ticket`;

/** What stands on the saved ticket in place of the service. */
const NO_SERVICE = 'Your visit';

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

/** What is stored is checked like any input. */
const isTicket = (value: unknown): value is Ticket =>
	isRecord(value) &&
	TEXTS.every((name) => typeof value[name] === 'string') &&
	value.status === 'confirmed' &&
	typeof value.version === 'number' &&
	isRecord(value.reminder) &&
	(value.reminder.kind === 'none' || (value.reminder.kind === 'email' && typeof value.reminder.at === 'string'));

/** A browser may forbid storage altogether; then nothing is kept. */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
	try {
		return use(localStorage);
	} catch {
		return undefined;
	}
}

/** Keeps the ticket of a visit to come, of this person. */
export const saveTicket = (userId: string, ticket: Ticket): void => {
	const kept = { ...ticket, service: NO_SERVICE, serviceId: '', reminder: { kind: 'none' }, forWhom: 'me' };
	tryStorage((storage) => storage.setItem(SAVED_KEY, JSON.stringify({ userId, ticket: kept })));
};

export const forgetTicket = (): void => {
	tryStorage((storage) => storage.removeItem(SAVED_KEY));
};

/** The ticket kept for this person. One of somebody else, or of a visit that is over, is thrown away. */
export function savedTicket(userId: string, now: Date): Ticket | undefined {
	const stored: unknown = tryStorage((storage) => JSON.parse(storage.getItem(SAVED_KEY) ?? 'null'));
	if (stored === null || stored === undefined) return undefined;
	if (isRecord(stored) && stored.userId === userId && isTicket(stored.ticket) && isUpcoming(stored.ticket, now))
		return stored.ticket;
	forgetTicket();
	return undefined;
}
