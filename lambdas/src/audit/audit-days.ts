import { dayOf } from '@tulia/centre/clock';
import { addDays, daysFrom } from '@tulia/centre/day';

interface RequestedDays {
	readonly date?: string;
	readonly days?: string;
}

/** The requested days, latest first: the given day, or today, and the given number before it. */
export function auditDays({ date = '', days = '1' }: RequestedDays, now: Date): readonly string[] {
	const last = date === '' ? dayOf(now) : date;
	return daysFrom(addDays(last, 1 - Number(days)), last).toReversed();
}
