import { dayOf, minuteOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { DAY, MINUTE } from '@tulia/centre/durations';
import { isWakingHour, nextMorning } from '../../../appointment/mail/waking-hours.ts';
import type { DayChange } from '../../../outbox/day-change.ts';

/** Changes of today and tomorrow are collected for this long and sent together. */
const WINDOW_MS = 15 * MINUTE;
/** The time of the notice about later days, in minutes of the day at the centre: 6 PM. */
const EVENING = 18 * 60;

/**
 * When the notice of a change is due (promise N22). Today and tomorrow: at the end of the current quarter of an hour,
 * or at 8 AM where that is at night. Later days: at the next 6 PM. Undefined when the visit is over.
 */
export function noticeDueAt({ before, after }: Pick<DayChange, 'before' | 'after'>, now: Date): Date | undefined {
	const ahead = [before, after].flatMap((at) => (at !== undefined && Date.parse(at) > now.getTime() ? at : []));
	if (ahead.length === 0) return undefined;
	const tomorrow = addDays(dayOf(now), 1);
	return ahead.some((at) => dayOf(new Date(at)) <= tomorrow) ? soon(now) : nextEvening(now);
}

function soon(now: Date): Date {
	const end = new Date((Math.floor(now.getTime() / WINDOW_MS) + 1) * WINDOW_MS);
	return isWakingHour(end) ? end : nextMorning(end);
}

/** A day has 24 hours: Nairobi has no summer time. */
function nextEvening(now: Date): Date {
	const startOfMinute = Math.floor(now.getTime() / MINUTE) * MINUTE;
	const distance = (EVENING - minuteOf(now)) * MINUTE;
	return new Date(startOfMinute + (distance > 0 ? distance : distance + DAY));
}
