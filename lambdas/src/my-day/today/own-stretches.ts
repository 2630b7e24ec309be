import { weekdayOf } from '@tulia/centre/day';
import { intersection, type Span, without } from '@tulia/centre/span';
import { bookingRules } from '../../calendar/booking-rules.ts';
import type { CentreDay } from '../../calendar/centre-day.ts';
import { spanOf, spansOff } from '../../calendar/days-off.ts';
import type { Schedule } from '../../psychologist/psychologist.ts';

/** A stretch of a day without a visit, in minutes since midnight. */
interface Stretch extends Span {
	readonly what: 'break' | 'free' | 'off';
}

interface OwnHours {
	/** From when to when the psychologist is in; undefined on a day without work. */
	readonly day: Span | undefined;
	/** In order. */
	readonly stretches: readonly Stretch[];
}

/** Less than this is no time that anybody books. */
const LEAST_FREE_MINUTES = 60;

/** What of the centre's open hours a psychologist works on a day, time off or not. */
const rosterOf = ({ weeklyHours }: Schedule, day: string, open: CentreDay): readonly Span[] =>
	open.open ? intersection(open.spans, (weeklyHours[weekdayOf(day)] ?? []).map(spanOf)) : [];

/** Whether nothing is worked on a day. */
export const isOffOn = (schedule: Schedule, day: string, open: CentreDay): boolean =>
	without(rosterOf(schedule, day, open), spansOff(schedule.timeOff, day)).length === 0;

/**
 * The breaks, the time off and the free time of a psychologist's day beside the visits: after each of those the time for notes is no free time.
 *
 * @param visits of this day that are not cancelled, in minutes since midnight.
 */
export function ownHours(schedule: Schedule, day: string, open: CentreDay, visits: readonly Span[]): OwnHours {
	const roster = rosterOf(schedule, day, open);
	const off = intersection(roster, spansOff(schedule.timeOff, day));
	const breaks = without(intersection(roster, (schedule.breaks[weekdayOf(day)] ?? []).map(spanOf)), off);
	const held = visits.map(({ from, to }) => ({ from, to: to + bookingRules.bufferMinutes }));
	const free = without(without(without(roster, off), breaks), held).filter(
		({ from, to }) => to - from >= LEAST_FREE_MINUTES,
	);
	const stretches = [
		...breaks.map((span): Stretch => ({ what: 'break', ...span })),
		...off.map((span): Stretch => ({ what: 'off', ...span })),
		...free.map((span): Stretch => ({ what: 'free', ...span })),
	].sort((a, b) => a.from - b.from);
	const ends = roster.map(({ to }) => to);
	const begins = roster.map(({ from }) => from);
	return {
		day: roster.length === 0 ? undefined : { from: Math.min(...begins), to: Math.max(...ends) },
		stretches,
	};
}
