import { dayOf } from '@tulia/centre/clock';
import { addDays, daysFrom, isDay } from '@tulia/centre/day';
import { ok, type Result, refuse } from '../platform/http/result.ts';

interface AskedDays {
	readonly date?: string;
	readonly days?: string;
}

/** The days somebody asks for, the latest first: the one they name, or today, and as many before it as they say. */
export function auditDays(
	{ date = '', days = '1' }: AskedDays,
	now: Date,
): Result<readonly string[], 'invalid_request'> {
	const last = date === '' ? dayOf(now) : date;
	return isDay(last)
		? ok(daysFrom(addDays(last, 1 - Number(days)), last).toReversed())
		: refuse('invalid_request', { errors: [{ field: 'date', message: 'This day is not in the calendar' }] });
}
