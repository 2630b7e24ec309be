import type { HoursPlan } from '@tulia/contracts/own-hours/schemas';
import { type Weekday, weekdays } from './day.ts';

type Hours = NonNullable<HoursPlan['timeOff'][number]['hours']>;
export type TimeOffDays = HoursPlan['timeOff'][number];

/** The difference of two plans. Hours and breaks of a weekday form one unit, because a break lies within the hours. */
export interface HoursChange {
	readonly days: readonly Weekday[];
	readonly added: readonly TimeOffDays[];
	readonly removed: readonly TimeOffDays[];
}

const dayWords = (hours: readonly Hours[] = []): string =>
	hours
		.map(({ from, to }) => `${from}-${to}`)
		.sort()
		.join(' ');
const isSameDay = (one: HoursPlan, other: HoursPlan, day: Weekday): boolean =>
	dayWords(one.weeklyHours[day]) === dayWords(other.weeklyHours[day]) &&
	dayWords(one.breaks[day]) === dayWords(other.breaks[day]);

const offWords = ({ from, to, hours }: TimeOffDays): string => `${from} ${to} ${dayWords(hours ? [hours] : [])}`;
const without = (these: readonly TimeOffDays[], those: readonly TimeOffDays[]): readonly TimeOffDays[] => {
	const left = new Set(those.map(offWords));
	return these.filter((off) => !left.has(offWords(off)));
};

export const hoursChange = (before: HoursPlan, after: HoursPlan): HoursChange => ({
	days: weekdays.filter((day) => !isSameDay(before, after, day)),
	added: without(after.timeOff, before.timeOff),
	removed: without(before.timeOff, after.timeOff),
});

export const isNoChange = ({ days, added, removed }: HoursChange): boolean =>
	days.length + added.length + removed.length === 0;

/** Applies a request to the current plan; undefined where the same part was changed since (three-way merge). */
export function appliedHoursChange(
	now: HoursPlan,
	{ before, after }: { readonly before: HoursPlan; readonly after: HoursPlan },
): HoursPlan | undefined {
	const { days, added, removed } = hoursChange(before, after);
	const isTouched = days.some((day) => !isSameDay(before, now, day)) || without(removed, now.timeOff).length > 0;
	if (isTouched) return undefined;
	const kept = without(now.timeOff, removed);
	return {
		weeklyHours: { ...now.weeklyHours, ...Object.fromEntries(days.map((day) => [day, after.weeklyHours[day] ?? []])) },
		breaks: { ...now.breaks, ...Object.fromEntries(days.map((day) => [day, after.breaks[day] ?? []])) },
		timeOff: [...kept, ...without(added, kept)].sort((a, b) => a.from.localeCompare(b.from)),
	};
}
