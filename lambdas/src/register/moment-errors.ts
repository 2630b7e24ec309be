import { dayOf } from '@tulia/centre/clock';
import { addDays, type Day } from '@tulia/centre/day';
import type { FieldError } from '@tulia/contracts/problem';

/** Ten years. An older date is a mistyped year: one entry would be overdue by centuries and distort all reports. */
const LONGEST_AGO_DAYS = 3653;

const isLongAgo = (day: Day, now: Date): boolean => day < addDays(dayOf(now), -LONGEST_AGO_DAYS);
const error = (field: string, message: string): readonly FieldError[] => [{ field, message }];
const LONG_AGO = 'This is more than ten years ago. Please check the year';

/** Refuses a day in the future, or implausibly old. */
export function dayErrors(field: string, day: Day, now: Date): readonly FieldError[] {
	if (day > dayOf(now)) return error(field, 'This day is still to come');
	return isLongAgo(day, now) ? error(field, LONG_AGO) : [];
}

/** Refuses an instant (ISO UTC) in the future, or implausibly old. */
export function instantErrors(field: string, instant: string, now: Date): readonly FieldError[] {
	const at = new Date(instant);
	if (at > now) return error(field, 'This is still to come');
	return isLongAgo(dayOf(at), now) ? error(field, LONG_AGO) : [];
}
