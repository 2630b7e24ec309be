import { dayOf } from '@tulia/centre/clock';
import type { AuditQuery, AuditRecord, AuditStore } from './audit-store.ts';

interface DaysQuery extends Omit<AuditQuery, 'day'> {
	/** Latest first. */
	readonly days: readonly string[];
}

const dayAt = (place: string): string => dayOf(new Date(place.slice(0, place.indexOf('#'))));

/** The newest entries of several days, up to the limit. Days are read one by one, until there are enough. */
export async function newestOfDays(audit: AuditStore, { days, ...query }: DaysQuery): Promise<readonly AuditRecord[]> {
	const { before, count } = query;
	const found: AuditRecord[] = [];
	for (const day of before === undefined ? days : days.filter((one) => one <= dayAt(before))) {
		found.push(...(await audit.newestOf({ ...query, day, count: count - found.length })));
		if (found.length >= count) break;
	}
	return found;
}
