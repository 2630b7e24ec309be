import type { Actor } from '../platform/audit-entry.ts';
import type { CalendarEntry } from './centre-day.ts';

export interface CalendarStore {
	/** Staff's entries that overlap these days (both included), at most some hundred, read consistently. */
	between(from: string, to: string): Promise<readonly CalendarEntry[]>;
	/** Stores an entry; from then on no booking commits a time computed before it. */
	save(entry: CalendarEntry, by: Actor): Promise<void>;
	/** Removes an entry, the same way. False when there is none. */
	remove(entry: Pick<CalendarEntry, 'date' | 'id'>, by: Actor): Promise<boolean>;
}
