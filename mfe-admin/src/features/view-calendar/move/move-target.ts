import { dayOf, minuteOf } from '@tulia/centre/clock';
import type { Day } from '@tulia/centre/day';
import type { Span } from '@tulia/centre/span';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { staffFigures } from '@tulia/contracts/availability/staff-figures';
import { type DayPlan, isFolded } from '../plan/plan-days.ts';

export interface MoveTarget {
	readonly day: Day;
	/** In minutes after midnight. */
	readonly start: number;
	readonly personId: string;
}

/** A move being prepared, until the calendar shows it saved. */
export interface MoveDraft {
	/** The visit when the move began. Its version detects later changes. */
	readonly visit: AdminAppointment;
	readonly target: MoveTarget;
	/** Whether the panel shows day, time and psychologist as form fields. */
	readonly hasFields: boolean;
	/** Whether the server has saved the move and the calendar is being refetched. */
	readonly isSaved: boolean;
}

export const placeOfVisit = ({ scheduledFor, psychologistId }: AdminAppointment): MoveTarget => ({
	day: dayOf(new Date(scheduledFor)),
	start: minuteOf(new Date(scheduledFor)),
	personId: psychologistId,
});

export const isSamePlace = (a: MoveTarget, b: MoveTarget): boolean =>
	a.day === b.day && a.start === b.start && a.personId === b.personId;

export const isInLane = (target: MoveTarget, day: Day, personId: string): boolean =>
	target.day === day && target.personId === personId;

/** The length of a visit, in minutes. */
export const minutesOf = ({ scheduledFor, endsAt }: AdminAppointment): number =>
	(Date.parse(endsAt) - Date.parse(scheduledFor)) / 60_000;

/** Only confirmed visits can be moved: not cancelled visits, and not visits with an outcome. */
export const isMovable = ({ status }: AdminAppointment): boolean => status === 'confirmed';

export type LaneOf = Pick<MoveTarget, 'day' | 'personId'>;

/** The lanes shown, from left to right. */
export const lanesIn = (plans: readonly DayPlan[]): readonly LaneOf[] =>
	plans
		.filter((plan) => !isFolded(plan))
		.flatMap(({ day, lanes }) => lanes.map(({ person }) => ({ day, personId: person.id })));

/** The bounds of a move within the grid. */
export interface MoveBounds {
	readonly lanes: readonly LaneOf[];
	readonly grid: Span;
	/** The length of the visit. */
	readonly minutes: number;
}

const { gridMinutes } = staffFigures;
const within = (start: number, { grid, minutes }: Pick<MoveBounds, 'grid' | 'minutes'>): number =>
	Math.max(grid.from, Math.min(start, grid.to - minutes));

export type StepKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
export const isStepKey = (key: string): key is StepKey => KEYS.has(key);

/** Moves a target by an arrow key within the bounds: up and down by half an hour, left and right by a lane. */
export function steppedBy(target: MoveTarget, key: StepKey, bounds: MoveBounds): MoveTarget {
	const { day, start, personId } = target;
	if (key === 'ArrowUp')
		return { ...target, start: within((Math.ceil(start / gridMinutes) - 1) * gridMinutes, bounds) };
	if (key === 'ArrowDown')
		return { ...target, start: within((Math.floor(start / gridMinutes) + 1) * gridMinutes, bounds) };
	const place = bounds.lanes.findIndex((lane) => isInLane(target, lane.day, lane.personId));
	const next = place < 0 ? undefined : bounds.lanes[place + (key === 'ArrowRight' ? 1 : -1)];
	return next ? { ...next, start } : { day, start, personId };
}

export interface LaneBox extends LaneOf {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/**
 * The half hour and lane at a point, where `y` is the upper edge of the dragged block. `undefined` outside of the
 * lanes.
 */
export function targetAt(
	{ x, y }: { readonly x: number; readonly y: number },
	boxes: readonly LaneBox[],
	{ grid, minutes }: Pick<MoveBounds, 'grid' | 'minutes'>,
): MoveTarget | undefined {
	const box = boxes.find(({ left, right }) => left <= x && x < right);
	const height = box ? box.bottom - box.top : 0;
	// A point up to half an hour above or below the grid is accepted.
	const margin = (height * gridMinutes) / (grid.to - grid.from);
	if (!box || y < box.top - margin || y > box.bottom + margin) return undefined;
	const minute = grid.from + ((y - box.top) / height) * (grid.to - grid.from);
	const start = within(Math.round(minute / gridMinutes) * gridMinutes, { grid, minutes });
	return { day: box.day, personId: box.personId, start };
}
