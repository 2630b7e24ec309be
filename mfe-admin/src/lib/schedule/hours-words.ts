import { compactDay } from '@tulia/centre/compact-date';
import type { Weekday } from '@tulia/centre/day';
import { hoursChange, type TimeOffDays } from '@tulia/centre/hours-change';
import { dayName } from '@tulia/centre/weekday-names';
import type { HoursPlan } from '@tulia/contracts/own-hours/schemas';
import { clockTime } from '@tulia/platform';

interface Interval {
	readonly from: string;
	readonly to: string;
}

const intervalWords = ({ from, to }: Interval): string => `${clockTime(from)} to ${clockTime(to)}`;
const joined = (intervals: readonly Interval[]): string =>
	[...intervals]
		.sort((a, b) => a.from.localeCompare(b.from))
		.map(intervalWords)
		.join(' and ');

/** `9:00 AM to 5:00 PM, break 1:00 PM to 2:00 PM` */
export function dayWords({ weeklyHours, breaks }: HoursPlan, day: Weekday): string {
	const [hours, pauses] = [weeklyHours[day] ?? [], breaks[day] ?? []];
	if (hours.length === 0) return 'Not working';
	return pauses.length === 0 ? joined(hours) : `${joined(hours)}, break ${joined(pauses)}`;
}

/** `Thu 24 Dec to Sat 26 Dec`, `Fri 4 Dec, 1:00 PM to 5:00 PM` */
export function timeOffWords({ from, to, hours }: TimeOffDays, now: Date): string {
	const days = from === to ? compactDay(from, now) : `${compactDay(from, now)} to ${compactDay(to, now)}`;
	if (hours === undefined) return days;
	return `${days}, ${intervalWords(hours)}${from === to ? '' : ' each day'}`;
}

/** One change, before and after, each as a plain sentence. */
export interface ChangeLine {
	readonly what: string;
	readonly before: string;
	readonly after: string;
}

/** All differences between two plans of hours, weekdays first. */
export function changeLines(before: HoursPlan, after: HoursPlan, now: Date): readonly ChangeLine[] {
	const { days, added, removed } = hoursChange(before, after);
	return [
		...days.map((day) => ({
			what: `${dayName(day)}s`,
			before: dayWords(before, day),
			after: dayWords(after, day),
		})),
		...added.map((off) => ({ what: timeOffWords(off, now), before: 'Working as usual', after: 'Off' })),
		...removed.map((off) => ({ what: timeOffWords(off, now), before: 'Off', after: 'Working as usual' })),
	];
}
