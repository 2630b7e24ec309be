import { weekdayOf } from '@tulia/centre/day';
import { intersection, type Span, without } from '@tulia/centre/span';
import { bookingRules } from '../../calendar/booking-rules.ts';
import type { CentreDay } from '../../calendar/centre-day.ts';
import { spanOf, spansOff } from '../../calendar/days-off.ts';
import type { Schedule } from '../../psychologist/psychologist.ts';

/** An interval of a day without a visit, in minutes since midnight. */
interface Interval extends Span {
	readonly what: 'break' | 'free' | 'off';
}

interface OwnHours {
	/** When the psychologist works; undefined on a day without work. */
	readonly day: Span | undefined;
	/** In order of their start. */
	readonly intervals: readonly Interval[];
}

/** A shorter interval cannot be booked. */
const LEAST_FREE_MINUTES = 60;

/** The intersection of the centre's open hours and a psychologist's weekly hours on a day, ignoring time off. */
const rosterOf = ({ weeklyHours }: Schedule, day: string, open: CentreDay): readonly Span[] =>
	open.open ? intersection(open.spans, (weeklyHours[weekdayOf(day)] ?? []).map(spanOf)) : [];

/** Whether the psychologist does not work on a day. */
export const isOffOn = (schedule: Schedule, day: string, open: CentreDay): boolean =>
	without(rosterOf(schedule, day, open), spansOff(schedule.timeOff, day)).length === 0;

interface OwnDay {
	readonly day: string;
	readonly open: CentreDay;
	/** The visits of this day that are not cancelled, in minutes since midnight. */
	readonly visits: readonly Span[];
}

/**
 * The breaks, time off and free time of a psychologist's day around the visits; the time for notes after each visit is
 * not free.
 */
export function ownHours(schedule: Schedule, { day, open, visits }: OwnDay): OwnHours {
	const roster = rosterOf(schedule, day, open);
	const off = intersection(roster, spansOff(schedule.timeOff, day));
	const breaks = without(intersection(roster, (schedule.breaks[weekdayOf(day)] ?? []).map(spanOf)), off);
	const held = visits.map(({ from, to }) => ({ from, to: to + bookingRules.bufferMinutes }));
	const free = without(without(without(roster, off), breaks), held).filter(
		({ from, to }) => to - from >= LEAST_FREE_MINUTES,
	);
	const intervals = [
		...breaks.map((span): Interval => ({ what: 'break', ...span })),
		...off.map((span): Interval => ({ what: 'off', ...span })),
		...free.map((span): Interval => ({ what: 'free', ...span })),
	].sort((a, b) => a.from - b.from);
	const ends = roster.map(({ to }) => to);
	const begins = roster.map(({ from }) => from);
	return {
		day: roster.length === 0 ? undefined : { from: Math.min(...begins), to: Math.max(...ends) },
		intervals,
	};
}
