import type { Actor } from '../platform/audit-entry.ts';
import type { CalendarEntry } from './centre-day.ts';

export interface CalendarStore {
	/** Staff's entries that overlap these days (both included), at most some hundred, read consistently. */
	between(from: string, to: string): Promise<readonly CalendarEntry[]>;
	/** Stores an entry. After that, no booking commits a time that was computed without the entry. */
	save(entry: CalendarEntry, by: Actor): Promise<void>;
	/** Removes an entry, with the same guarantee for bookings. False when there is no such entry. */
	remove(entry: Pick<CalendarEntry, 'date' | 'id'>, by: Actor): Promise<boolean>;
}
