import { type Weekday, weekdayOf } from '@tulia/centre/day';
import { type Span, without } from '@tulia/centre/span';
import type { PsychologistProfile } from '@tulia/contracts/psychologist/staff-schemas';
import { type DaysOff, type Hours, spanOf, spansOff } from '../calendar/days-off.ts';

export interface Psychologist {
	/** Stable and readable. "First available" breaks ties by it. */
	readonly id: string;
	/** As shown on tickets and in mails. */
	readonly name: string;
	readonly serviceIds: readonly string[];
	/** An inactive psychologist keeps past appointments, and is not offered. */
	readonly active: boolean;
	/** The public profile; absent until it was written. */
	readonly profile?: PsychologistProfile;
}

const OF_CHILDREN = /\b(?:child(?:ren)?|adolescents?|teenagers?|young people|watoto)\b/i;

/** Whether the public title or summary mentions work with children. */
export const worksWithChildren = ({ profile }: Pick<Psychologist, 'profile'>): boolean =>
	OF_CHILDREN.test(`${profile?.title ?? ''} ${profile?.summary ?? ''}`);

/** A missing weekday has no hours. */
export type WeeklyHours = { readonly [day in Weekday]?: readonly Hours[] };

/** When a psychologist works. The centre's opening hours limit it further. */
export interface Schedule {
	readonly weeklyHours: WeeklyHours;
	/** Weekly breaks: lunch, supervision. A session may not overlap one; its buffer may. */
	readonly breaks: WeeklyHours;
	readonly timeOff: readonly DaysOff[];
	/**
	 * From 1. Incremented with every change to what start times are computed from (this schedule, the centre's hours and
	 * closures, the services), so that a booking can refuse a time that was computed before the change.
	 */
	readonly version: number;
}

/** A psychologist with the schedule of the same version: an edit of either makes a new version. */
export interface ScheduledPsychologist {
	readonly psychologist: Psychologist;
	readonly schedule: Schedule;
}

const spansOf = (hours: readonly Hours[] = []): readonly Span[] => hours.map(spanOf);

/** The intervals of a day in which this psychologist holds sessions; empty on a day off. */
export function workingSpans({ weeklyHours, breaks, timeOff }: Schedule, day: string): readonly Span[] {
	const rostered = rosteredSpans({ weeklyHours, timeOff }, day);
	return without(rostered, spansOf(breaks[weekdayOf(day)]));
}

/** The working intervals including breaks: staff may book over a break. */
export const rosteredSpans = (
	{ weeklyHours, timeOff }: Pick<Schedule, 'weeklyHours' | 'timeOff'>,
	day: string,
): readonly Span[] => without(spansOf(weeklyHours[weekdayOf(day)]), spansOff(timeOff, day));
