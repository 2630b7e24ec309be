import type { Span } from '@tulia/centre/span';
import type { DayPlan, PlacedVisit } from '../plan/plan-days.ts';
import { heightOf, topOf } from './place-style.ts';

/** A visit whose panel is open, with the index of its lane. */
export interface Opened {
	readonly placed: PlacedVisit;
	readonly lane: number;
}

export function openIn({ lanes }: DayPlan, id: string | undefined): Opened | undefined {
	const lane = lanes.findIndex(({ visits }) => visits.some(({ visit }) => visit.id === id));
	const placed = lanes[lane]?.visits.find(({ visit }) => visit.id === id);
	return placed && { placed, lane };
}

interface BesideLane extends Opened {
	readonly of: number;
	readonly firstLane: number;
	/** The number of lanes, counted over all days. */
	readonly laneCount: number;
}

/**
 * The position of the panel: beside the visit on the side with more room, and upwards if the visit is late in the
 * day. With a single lane it covers the visit.
 */
export function besideLane({ placed, lane, of, firstLane, laneCount }: BesideLane, grid: Span) {
	const isLate = placed.from + placed.to > grid.from + grid.to;
	const height = isLate ? { bottom: heightOf({ from: placed.to, to: grid.to }) } : { top: topOf(placed.from, grid) };
	if (laneCount === 1) return { ...height, right: '0.5rem' };
	return firstLane + lane >= laneCount / 2
		? { ...height, right: `calc(${((of - lane) / of) * 100}% + 0.4rem)` }
		: { ...height, left: `calc(${((lane + 1) / of) * 100}% + 0.4rem)` };
}
