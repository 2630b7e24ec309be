import { dayOf } from '@tulia/centre/clock';
import { addDays, daysFrom } from '@tulia/centre/day';

interface AskedDays {
	readonly date?: string;
	readonly days?: string;
}

/** The days somebody asks for, the latest first: the one they name, or today, and as many before it as they say. */
export function auditDays({ date = '', days = '1' }: AskedDays, now: Date): readonly string[] {
	const last = date === '' ? dayOf(now) : date;
	return daysFrom(addDays(last, 1 - Number(days)), last).toReversed();
}
