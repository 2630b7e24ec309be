import { dayOf, minuteOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { isWakingHour, nextMorning } from '../../../appointment/mail/waking-hours.ts';
import type { DayChange } from '../../../outbox/day-change.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Changes of today and tomorrow are gathered for so long, so that one message tells several of them. */
const WINDOW_MS = 15 * MINUTE;
/** When the changes of later days are told, in minutes of the day at the centre: 6 PM. */
const EVENING = 18 * 60;

/**
 * Until when a change is gathered with others, and then told (promise N22): the end of the running quarter of an hour where it is about today or
 * tomorrow, at 8 AM where that is at night; the next 6 PM where it is about later days. Undefined: what it is about is over.
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

/** Nairobi has no summer time. */
function nextEvening(now: Date): Date {
	const startOfMinute = Math.floor(now.getTime() / MINUTE) * MINUTE;
	const distance = (EVENING - minuteOf(now)) * MINUTE;
	return new Date(startOfMinute + (distance > 0 ? distance : distance + DAY));
}
