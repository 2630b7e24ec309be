import { isRemembered } from './session-lifetime-storage.ts';
import { STORAGES, tryStorage } from './try-storage.ts';

/** The tickets last seen, for as long as the session: where the session is kept. */
export const TICKETS_KEY = 'tulia.tickets';
/** The tickets somebody chose to keep on this device, until they log out. Always in `localStorage`. */
export const KEPT_TICKETS_KEY = 'tulia.kept-tickets';

/** A ticket as it was last loaded. What is stored is checked by who shows it. */
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

/** Without a person only what was kept by choice: whoever has no session may see no more. */
function foundFor(userId: string | undefined): readonly SavedTickets[] {
	const stored = read('localStorage', KEPT_TICKETS_KEY);
	if (userId === undefined) return stored ? [stored] : [];
	return [...STORAGES.map((storage) => read(storage, TICKETS_KEY)), stored].filter(
		(found): found is SavedTickets => found?.userId === userId,
	);
}

/**
 * The tickets this browser holds for a person, the newest copy of each. Nobody is ever shown another person's.
 *
 * @param userId `undefined` for somebody without a session, who sees what was kept on this device by choice.
 */
export function savedTickets(userId: string | undefined): readonly SavedTicket[] {
	const newest = new Map<string, SavedTicket>();
	for (const saved of foundFor(userId).flatMap(({ tickets }) => tickets)) {
		const known = newest.get(saved.ticketNumber);
		if (!known || known.savedAt < saved.savedAt) newest.set(saved.ticketNumber, saved);
	}
	return [...newest.values()];
}

/** Whether this person chose to keep a ticket on this device. */
export const isTicketKept = (userId: string, number: string): boolean => {
	const stored = read('localStorage', KEPT_TICKETS_KEY);
	return stored?.userId === userId && stored.tickets.some(({ ticketNumber }) => ticketNumber === number);
};

/** Changes the tickets of one person under a key; those of anybody else under it are thrown away. */
function change(
	storage: StorageName,
	key: string,
	userId: string,
	next: (before: readonly SavedTicket[]) => readonly SavedTicket[],
): void {
	const before = read(storage, key);
	write(storage, key, { userId, tickets: next(before?.userId === userId ? before.tickets : []) });
}

const without = (tickets: readonly SavedTicket[], number: string): readonly SavedTicket[] =>
	tickets.filter(({ ticketNumber }) => ticketNumber !== number);

/** Saves a ticket as long as the session lives, and renews the copy that was kept by choice. */
export function saveTicket(userId: string, saved: SavedTicket): void {
	const { ticketNumber } = saved;
	const [place, other] = isRemembered() ? (['localStorage', 'sessionStorage'] as const) : STORAGES;
	tryStorage(() => window[other].removeItem(TICKETS_KEY));
	change(place, TICKETS_KEY, userId, (before) => [...without(before, ticketNumber), saved]);
	if (isTicketKept(userId, ticketNumber)) keepTicket(userId, saved);
}

/** Keeps a ticket on this device until its person logs out, because they chose so. */
export const keepTicket = (userId: string, saved: SavedTicket): void =>
	change('localStorage', KEPT_TICKETS_KEY, userId, (before) => [...without(before, saved.ticketNumber), saved]);

/** Takes the choice back: the ticket is saved as long as the session, like any other. */
export const unkeepTicket = (userId: string, number: string): void =>
	change('localStorage', KEPT_TICKETS_KEY, userId, (before) => without(before, number));

/** Forgets a ticket everywhere: its visit is over, or will not take place. */
export function dropTicket(userId: string, number: string): void {
	for (const storage of STORAGES)
		if (read(storage, TICKETS_KEY)?.userId === userId)
			change(storage, TICKETS_KEY, userId, (before) => without(before, number));
	if (isTicketKept(userId, number)) unkeepTicket(userId, number);
}

/** Forgets what was saved for as long as the session of this person: it has ended. */
export function dropSessionTickets(userId: string): void {
	for (const storage of STORAGES)
		if (read(storage, TICKETS_KEY)?.userId === userId) tryStorage(() => window[storage].removeItem(TICKETS_KEY));
}
