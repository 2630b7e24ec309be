import { dayOf, minuteOf } from '@tulia/centre/clock';
import { staffFigures } from '@tulia/contracts/availability/staff-figures';
import type { BlockedTime } from '../plan/blocked-times.ts';
import type { DayPlan, LanePlan, PlacedVisit } from '../plan/plan-days.ts';

/** A row of one psychologist's day, with its start in minutes after midnight. */
export type AgendaRow = { readonly from: number } & (
	| { readonly kind: 'visit'; readonly placed: PlacedVisit }
	| { readonly kind: 'blocked'; readonly time: BlockedTime }
	| { readonly kind: 'free'; readonly until: number }
	/** Free time that is too short for a visit. */
	| { readonly kind: 'gap'; readonly minutes: number }
	| { readonly kind: 'now' }
	/** Says that the day has its maximum of visits, although there is free time. */
	| { readonly kind: 'full' }
	| { readonly kind: 'closed'; readonly words: string }
);

/** The start times within an interval that fits several visits, one after the other. */
function freeRows({ free, minutes }: LanePlan): readonly AgendaRow[] {
	const step = Math.ceil((minutes + staffFigures.bufferMinutes) / staffFigures.gridMinutes) * staffFigures.gridMinutes;
	return free.flatMap(({ starts, until }) => {
		const [first = 0] = starts;
		return starts
			.filter((start) => (start - first) % step === 0)
			.map((from): AgendaRow => ({ kind: 'free', from, until }));
	});
}

/**
 * The rows of one psychologist's day, in order. The row of the current time precedes the first row that is still to
 * come.
 */
export function agendaRows(plan: DayPlan, lane: LanePlan, now: Date): readonly AgendaRow[] {
	const rows: readonly AgendaRow[] = [
		...lane.visits.map((placed): AgendaRow => ({ kind: 'visit', from: placed.from, placed })),
		...lane.blocked.map((time): AgendaRow => ({ kind: 'blocked', from: time.from, time })),
		...freeRows(lane),
		...lane.gaps.map(({ from, to }): AgendaRow => ({ kind: 'gap', from, minutes: to - from })),
	].toSorted((a, b) => a.from - b.from);
	const whole = [...rows, ...endOf(plan, lane)];
	if (plan.day !== dayOf(now)) return whole;
	const minute = minuteOf(now);
	const place = whole.findIndex(({ from }) => from > minute);
	return whole.toSpliced(place === -1 ? whole.length : place, 0, { kind: 'now', from: minute });
}

function endOf({ centre }: DayPlan, { isFull, visits }: LanePlan): readonly AgendaRow[] {
	if (!centre.isOpen) return [{ kind: 'closed', from: 0, words: `Closed: ${centre.reason}` }];
	const from = centre.hours.to;
	return [
		...(isFull ? [{ kind: 'full' as const, from: visits.at(-1)?.to ?? from }] : []),
		{ kind: 'closed', from, words: 'Closed' },
	];
}
