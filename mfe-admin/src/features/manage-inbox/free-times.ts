import { dayOf, minuteOf, minuteOfWallTime } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import type { StaffTimes } from '@tulia/contracts/availability/schemas';

/** A free half hour of a psychologist, as the API returns it. */
export interface FreeTime {
	readonly date: Day;
	/** `1:30 PM` */
	readonly time: string;
	readonly psychologist: string;
}

/** The time a client needs to get to the centre. */
const SOONEST_MINUTES = 60;
/** The list is short, because staff choose one time from it. */
const MOST = 6;

/** The next free half hours of a day, earliest first. Today, none of them is within the next hour. */
export function nextFree({ date, psychologists }: StaffTimes, now: Date): readonly FreeTime[] {
	const earliest = date === dayOf(now) ? minuteOf(now) + SOONEST_MINUTES : 0;
	return psychologists
		.flatMap(({ name, times }) =>
			times.flatMap(({ time, state }) =>
				state === 'free' && minuteOfWallTime(time) >= earliest ? [{ date, time, psychologist: name }] : [],
			),
		)
		.sort((a, b) => minuteOfWallTime(a.time) - minuteOfWallTime(b.time))
		.slice(0, MOST);
}

/** `Today`, or `Thu 26 Nov`. */
export const dayWords = (date: Day, now: Date): string => (date === dayOf(now) ? 'Today' : shortDay(date));

/** The paragraph for the reply, which says that nothing is booked or held. */
export function offerText({ date, time, psychologist }: FreeTime, now: Date, phone: string): string {
	const day = date === dayOf(now) ? `today, ${shortDay(date)}` : shortDay(date);
	return `${psychologist} has time for you ${day} at ${time}. Does that suit you? Tell us by answering this email or on ${phone}, and we book it for you: until then the time is free for others, too.`;
}
