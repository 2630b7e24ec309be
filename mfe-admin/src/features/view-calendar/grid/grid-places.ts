import type { DayPlan, LanePlan } from '../plan/plan-days.ts';

/** The key of a visit among the focusable elements of the grid. */
export const visitKey = (id: string): string => `visit ${id}`;

/** The key of a free time among the focusable elements of the grid. */
export const freeKey = (day: string, personId: string, start: number): string => `free ${day} ${personId} ${start}`;

const keysOf = (day: string, { person, visits, free }: LanePlan): readonly string[] => [
	...visits.map(({ visit }) => visitKey(visit.id)),
	...free.flatMap(({ starts }) => starts.map((start) => freeKey(day, person.id, start))),
];

export const gridKeys = (plans: readonly DayPlan[]): readonly string[] =>
	plans.flatMap(({ day, lanes }) => lanes.flatMap((lane) => keysOf(day, lane)));

/** The element that Tab enters: the current or next visit. */
export function firstKey(plans: readonly DayPlan[], now: Date): string | undefined {
	const [next] = plans
		.flatMap(({ lanes }) => lanes.flatMap(({ visits }) => visits.map(({ visit }) => visit)))
		.filter(({ endsAt }) => new Date(endsAt) > now)
		.toSorted((a, b) => a.scheduledFor.localeCompare(b.scheduledFor));
	return next && visitKey(next.id);
}
