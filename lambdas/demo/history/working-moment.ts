import { dayOf, minuteOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import { centreProfile } from '@tulia/centre/profile';
import { type CalendarEntry, centreDay } from '../../src/calendar/centre-day.ts';

/** The first session of the day is over by then, and the second has begun, so that outcomes can be recorded. */
const MID_MORNING = 10 * 60 + 40;
/** Minutes after opening and before closing that the demo avoids. */
const SETTLED = 30;
const NO_CLOSURES: readonly CalendarEntry[] = [];

/**
 * The start of the demo's clock: now, during opening hours; else 10:40 AM (Nairobi) of this day, if it is still to
 * come, or of the next open day. Sundays and public holidays have no visits.
 */
export function workingMoment(now: Date): Date {
	const today = dayOf(now);
	for (let ahead = 0; ahead < 30; ahead += 1) {
		const day = addDays(today, ahead);
		const plan = centreDay(day, centreProfile.openingHours, NO_CLOSURES);
		if (!plan.open) continue;
		const moment = instantAt(day, MID_MORNING);
		if (ahead > 0) return moment;
		const [first, last] = [plan.hours.from + SETTLED, plan.hours.to - 2 * SETTLED];
		if (minuteOf(now) >= first && minuteOf(now) <= last) return now;
		if (minuteOf(now) < first) return moment;
	}
	throw new Error('The demo is closed for a month.');
}
