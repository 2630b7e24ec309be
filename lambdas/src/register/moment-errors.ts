import { dayOf } from '@tulia/centre/clock';
import { addDays, type Day } from '@tulia/centre/day';
import type { FieldError } from '@tulia/contracts/problem';

/** Ten years. Whoever says more has slipped in the year: one entry would be overdue by centuries, and all reports with it. */
const LONGEST_AGO_DAYS = 3653;

const isLongAgo = (day: Day, now: Date): boolean => day < addDays(dayOf(now), -LONGEST_AGO_DAYS);
const error = (field: string, message: string): readonly FieldError[] => [{ field, message }];
const LONG_AGO = 'This is more than ten years ago. Please check the year';

/** Nobody asks on a day that is still to come, or so long ago. */
export function dayErrors(field: string, day: Day, now: Date): readonly FieldError[] {
	if (day > dayOf(now)) return error(field, 'This day is still to come');
	return isLongAgo(day, now) ? error(field, LONG_AGO) : [];
}

/** Nothing was noticed or told at an instant (ISO UTC) that is still to come, or so long ago. */
export function instantErrors(field: string, instant: string, now: Date): readonly FieldError[] {
	const at = new Date(instant);
	if (at > now) return error(field, 'This is still to come');
	return isLongAgo(dayOf(at), now) ? error(field, LONG_AGO) : [];
}
