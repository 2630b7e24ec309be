import { isRemembered } from './session-lifetime-storage.ts';
import { STORAGES, tryStorage } from './try-storage.ts';

/** The tickets last seen, stored as long as the session and in the same storage. */
export const TICKETS_KEY = 'tulia.tickets';
/** The tickets that the person chose to keep on this device, until they log out. Always in `localStorage`. */
export const KEPT_TICKETS_KEY = 'tulia.kept-tickets';

/** A ticket as it was last loaded. Its reader validates it. */
export interface SavedTicket {
	readonly ticketNumber: string;
	/** ISO 8601, UTC. */
	readonly savedAt: string;
	readonly ticket: unknown;
}

interface SavedTickets {
	readonly userId: string;
	readonly tickets: readonly SavedTicket[];
}

type StorageName = (typeof STORAGES)[number];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

const isSavedTicket = (value: unknown): value is SavedTicket =>
	isRecord(value) && typeof value.ticketNumber === 'string' && typeof value.savedAt === 'string';

function read(storage: StorageName, key: string): SavedTickets | undefined {
	const value: unknown = tryStorage(() => JSON.parse(window[storage].getItem(key) ?? 'null'));
	if (!isRecord(value) || typeof value.userId !== 'string' || !Array.isArray(value.tickets)) return undefined;
	return { userId: value.userId, tickets: value.tickets.filter(isSavedTicket) };
}

function write(storage: StorageName, key: string, { userId, tickets }: SavedTickets): void {
	tryStorage(() => {
		if (tickets.length === 0) window[storage].removeItem(key);
		else window[storage].setItem(key, JSON.stringify({ userId, tickets }));
	});
}

/** The stored tickets of a person; without a session, only the kept tickets. */
function foundFor(userId: string | undefined): readonly SavedTickets[] {
	const stored = read('localStorage', KEPT_TICKETS_KEY);
	if (userId === undefined) return stored ? [stored] : [];
	return [...STORAGES.map((storage) => read(storage, TICKETS_KEY)), stored].filter(
		(found): found is SavedTickets => found?.userId === userId,
	);
}

/**
 * The stored tickets of one person, with the newest copy of each.
 *
 * @param userId `undefined` without a session, for the kept tickets of this device.
 */
export function savedTickets(userId: string | undefined): readonly SavedTicket[] {
	const newest = new Map<string, SavedTicket>();
	for (const saved of foundFor(userId).flatMap(({ tickets }) => tickets)) {
		const known = newest.get(saved.ticketNumber);
		if (!known || known.savedAt < saved.savedAt) newest.set(saved.ticketNumber, saved);
	}
	return [...newest.values()];
}

/** Whether this person keeps a ticket on this device. */
export const isTicketKept = (userId: string, number: string): boolean => {
	const stored = read('localStorage', KEPT_TICKETS_KEY);
	return stored?.userId === userId && stored.tickets.some(({ ticketNumber }) => ticketNumber === number);
};

/** Changes one person's tickets under a key, and removes the tickets of other people under it. */
function change(
	place: readonly [storage: StorageName, key: string],
	userId: string,
	next: (before: readonly SavedTicket[]) => readonly SavedTicket[],
): void {
	const before = read(...place);
	write(...place, { userId, tickets: next(before?.userId === userId ? before.tickets : []) });
}

const without = (tickets: readonly SavedTicket[], number: string): readonly SavedTicket[] =>
	tickets.filter(({ ticketNumber }) => ticketNumber !== number);

/** Saves a ticket as long as the session lives, and updates its kept copy. */
export function saveTicket(userId: string, saved: SavedTicket): void {
	const { ticketNumber } = saved;
	const [place, other] = isRemembered() ? (['localStorage', 'sessionStorage'] as const) : STORAGES;
	tryStorage(() => window[other].removeItem(TICKETS_KEY));
	change([place, TICKETS_KEY], userId, (before) => [...without(before, ticketNumber), saved]);
	if (isTicketKept(userId, ticketNumber)) keepTicket(userId, saved);
}

/** Keeps a ticket on this device until its person logs out. */
export const keepTicket = (userId: string, saved: SavedTicket): void =>
	change(['localStorage', KEPT_TICKETS_KEY], userId, (before) => [...without(before, saved.ticketNumber), saved]);

/** Removes the kept copy of a ticket: the ticket stays saved only as long as the session. */
export const unkeepTicket = (userId: string, number: string): void =>
	change(['localStorage', KEPT_TICKETS_KEY], userId, (before) => without(before, number));

/** Removes a ticket everywhere: its visit is over, or will not take place. */
export function dropTicket(userId: string, number: string): void {
	for (const storage of STORAGES)
		if (read(storage, TICKETS_KEY)?.userId === userId)
			change([storage, TICKETS_KEY], userId, (before) => without(before, number));
	if (isTicketKept(userId, number)) unkeepTicket(userId, number);
}

/** Removes the saved tickets of this person's session, which has ended. */
export function dropSessionTickets(userId: string): void {
	for (const storage of STORAGES)
		if (read(storage, TICKETS_KEY)?.userId === userId) tryStorage(() => window[storage].removeItem(TICKETS_KEY));
}
