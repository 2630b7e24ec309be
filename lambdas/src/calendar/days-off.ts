import { minuteAt } from '@tulia/centre/clock';
import type { Span } from '@tulia/centre/span';

/** Hours on a clock, `HH:mm` in the centre's zone; `to` is not part of them. */
export interface Hours {
	readonly from: string;
	readonly to: string;
}

/** Days (`YYYY-MM-DD`, both included) that are off: all of each, or these hours of each. */
export interface DaysOff {
	readonly from: string;
	readonly to: string;
	readonly hours?: Hours | undefined;
	/** When staff entered it (ISO UTC); absent on entries older than this field. */
	readonly since?: string | undefined;
}

export const spanOf = ({ from, to }: Hours): Span => ({ from: minuteAt(from), to: minuteAt(to) });

const WHOLE_DAY: Span = { from: 0, to: 24 * 60 };

export const isAmong = ({ from, to }: DaysOff, day: string): boolean => from <= day && day <= to;

/** The part of a day that is off. */
export const spansOff = (off: readonly DaysOff[], day: string): readonly Span[] =>
	off.filter((each) => isAmong(each, day)).map(({ hours }) => (hours ? spanOf(hours) : WHOLE_DAY));
