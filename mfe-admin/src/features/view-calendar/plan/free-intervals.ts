import type { Span } from '@tulia/centre/span';
import { without } from '@tulia/centre/span';
import { staffFigures } from '@tulia/contracts/availability/staff-figures';

const { gridMinutes, bufferMinutes, dailyCap } = staffFigures;

/** An interval in which a visit can start. Minutes after midnight. */
export interface FreeInterval {
	/** The possible start times, every half hour, in order; never empty. */
	readonly starts: readonly number[];
	/** When a visit that starts in it has to end. */
	readonly until: number;
}

interface FreeTimesOf {
	/** When they see clients, in order. */
	readonly open: readonly Span[];
	readonly visits: readonly Span[];
	/** The length of the shortest visit they offer. */
	readonly minutes: number;
	/** The first bookable minute; earlier ones are in the past. */
	readonly earliest: number;
}

const floor = (minute: number): number => Math.floor(minute / gridMinutes) * gridMinutes;
const ceil = (minute: number): number => Math.ceil(minute / gridMinutes) * gridMinutes;

/** The half hours a visit takes, with the break after it, as the server counts them. */
const held = ({ from, to }: Span): Span => ({ from: floor(from), to: ceil(to + bufferMinutes) });

/** Whether the maximum of visits of a day is reached. */
export const isFull = (visits: readonly Span[]): boolean => visits.length >= dailyCap;

/** Where a visit can start. A hint only: the server decides when it is booked. */
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

/** Later than any cell of a day. */
const WHOLE_DAY: Span = { from: 0, to: 48 * 60 };

/** Open intervals without a visit that are too short for one, without the break after a visit. */
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

/** Shorter gaps are not shown. */
const MENTIONED = 15;
