import type { Span } from '@tulia/centre/span';
import { without } from '@tulia/centre/span';
import { staffFigures } from '@tulia/contracts/availability/staff-figures';

const { gridMinutes, bufferMinutes, dailyCap } = staffFigures;

/** An interval in which a visit can start, in minutes after midnight. */
export interface FreeInterval {
	/** The possible starts, one each half hour, in order; never empty. */
	readonly starts: readonly number[];
	/** The minute by which a visit that starts in this interval has to end. */
	readonly until: number;
}

interface FreeTimesOf {
	/** The intervals in which the psychologist sees clients, in order. */
	readonly open: readonly Span[];
	readonly visits: readonly Span[];
	/** The length of the psychologist's shortest visit. */
	readonly minutes: number;
	/** The first minute that can be booked; earlier ones are in the past. */
	readonly earliest: number;
}

const floor = (minute: number): number => Math.floor(minute / gridMinutes) * gridMinutes;
const ceil = (minute: number): number => Math.ceil(minute / gridMinutes) * gridMinutes;

/** The half hours that a visit occupies with the break after it, as the server counts them. */
const held = ({ from, to }: Span): Span => ({ from: floor(from), to: ceil(to + bufferMinutes) });

/** Whether the day has its maximum of visits. */
export const isFull = (visits: readonly Span[]): boolean => visits.length >= dailyCap;

/** The intervals in which a visit can start. They are a hint: the server decides when the visit is booked. */
export function freeIntervals({ open, visits, minutes, earliest }: FreeTimesOf): readonly FreeInterval[] {
	if (isFull(visits)) return [];
	const taken = visits.map(held);
	return open.flatMap((span) =>
		without([WHOLE_DAY], taken).flatMap((gap) => {
			const until = Math.min(span.to, gap.to === WHOLE_DAY.to ? span.to : gap.to - bufferMinutes);
			const first = ceil(Math.max(span.from, gap.from, earliest));
			const count = Math.max(0, Math.floor((until - minutes - first) / gridMinutes) + 1);
			const starts = Array.from({ length: count }, (_, place) => first + place * gridMinutes);
			return starts.length > 0 ? [{ starts, until }] : [];
		}),
	);
}

/** A minute after the last cell of any day. */
const WHOLE_DAY: Span = { from: 0, to: 48 * 60 };

/** The intervals without a visit that are too short for one. The break after a visit is not part of them. */
export function shortGaps(of: FreeTimesOf): readonly Span[] {
	if (isFull(of.visits)) return [];
	const free = freeIntervals(of).map(({ starts: [from = 0], until }) => ({ from, to: until + bufferMinutes }));
	const rest = without(of.open, [
		...of.visits.map(({ from, to }) => ({ from, to: to + bufferMinutes })),
		...free,
		{ from: 0, to: of.earliest },
	]);
	return rest.filter(({ from, to }) => to - from >= MENTIONED).toSorted((a, b) => a.from - b.from);
}

/** The length in minutes below which a gap is not shown. */
const MENTIONED = 15;
