import { longDay } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';

/** A day of the availability endpoint. */
export interface CalendarDay {
	readonly state: 'open' | 'full' | 'closed' | 'too_soon' | 'too_far';
	/** Why it is closed: `Sunday`, `Jamhuri Day`. */
	readonly reason?: string | undefined;
	readonly freeTimes?: number | undefined;
}

export interface DayBounds {
	/** First and last bookable day, both included. */
	readonly min: Day;
	readonly max: Day | undefined;
	readonly days: { readonly [day: Day]: CalendarDay };
	/** The days of this month are still loading. */
	readonly loading: boolean;
}

/** The look of a day. `past` covers everything outside the bounds, `waiting` what is still loading. */
export type DayLook = 'open' | 'past' | 'closed' | 'full' | 'waiting';

const LOOKS: { readonly [S in CalendarDay['state']]: DayLook } = {
	open: 'open',
	full: 'full',
	closed: 'closed',
	too_soon: 'past',
	too_far: 'past',
};

/** A day without a state is bookable: the server decides when its times are requested. */
export function lookOf(day: Day, { min, max, days, loading }: DayBounds): DayLook {
	if (day < min || (max !== undefined && day > max)) return 'past';
	const known = days[day];
	if (known) return LOOKS[known.state];
	return loading ? 'waiting' : 'open';
}

const times = (count: number): string => (count === 1 ? '1 time free' : `${count} times free`);

/** What a screen reader adds to the date. */
export function remarkOn(day: Day, look: DayLook, known: CalendarDay | undefined): string | undefined {
	switch (look) {
		case 'open':
			return known?.freeTimes === undefined ? undefined : times(known.freeTimes);
		case 'full':
			return 'fully booked';
		case 'closed':
			return known?.reason && !longDay(day).startsWith(known.reason) ? `closed, ${known.reason}` : 'closed';
		case 'past':
			return 'not bookable';
		case 'waiting':
			return undefined;
	}
}
