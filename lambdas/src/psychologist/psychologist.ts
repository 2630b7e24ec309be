import { type Weekday, weekdayOf } from '@tulia/centre/day';
import { type Span, without } from '@tulia/centre/span';
import type { PsychologistProfile } from '@tulia/contracts/psychologist/staff-schemas';
import { type DaysOff, type Hours, spanOf, spansOff } from '../calendar/days-off.ts';

/** A person of the centre with whom sessions are booked. */
export interface Psychologist {
	/** Stable and readable. "First available" breaks ties by it. */
	readonly id: string;
	/** As it stands on tickets and mails. */
	readonly name: string;
	readonly serviceIds: readonly string[];
	/** One who is not active keeps the past but is offered no more. */
	readonly active: boolean;
	/** Who this is for visitors; absent until somebody wrote it. */
	readonly profile?: PsychologistProfile;
}

const OF_CHILDREN = /\b(?:child(?:ren)?|adolescents?|teenagers?|young people|watoto)\b/i;

/** Whether title or summary, which visitors read, say that somebody works with children. */
export const worksWithChildren = ({ profile }: Pick<Psychologist, 'profile'>): boolean =>
	OF_CHILDREN.test(`${profile?.title ?? ''} ${profile?.summary ?? ''}`);

/** A weekday that is missing has none. */
export type WeeklyHours = { readonly [day in Weekday]?: readonly Hours[] };

/** When a psychologist works. The centre's opening hours bound it further. */
export interface Schedule {
	readonly weeklyHours: WeeklyHours;
	/** What comes back every week and is not worked: lunch, supervision. A session may not touch it; its buffer may. */
	readonly breaks: WeeklyHours;
	readonly timeOff: readonly DaysOff[];
	/**
	 * From 1. Rises with every change to what start times are computed from (this schedule, the centre's hours and
	 * closures, the services), so that a booking can refuse a time that was computed before the change.
	 */
	readonly version: number;
}

/** A psychologist as the schedule's version vouches for: an edit of either makes a new version. */
export interface ScheduledPsychologist {
	readonly psychologist: Psychologist;
	readonly schedule: Schedule;
}

const spansOf = (hours: readonly Hours[] = []): readonly Span[] => hours.map(spanOf);

/** The stretches of a day in which this psychologist holds sessions; empty on a day off. */
export function workingSpans({ weeklyHours, breaks, timeOff }: Schedule, day: string): readonly Span[] {
	const rostered = rosteredSpans({ weeklyHours, timeOff }, day);
	return without(rostered, spansOf(breaks[weekdayOf(day)]));
}

/** The same with the breaks in them: staff may book over a break. */
export const rosteredSpans = (
	{ weeklyHours, timeOff }: Pick<Schedule, 'weeklyHours' | 'timeOff'>,
	day: string,
): readonly Span[] => without(spansOf(weeklyHours[weekdayOf(day)]), spansOff(timeOff, day));
