import { dayOf, minuteOf } from '@tulia/centre/clock';
import { staffFigures } from '@tulia/contracts/availability/staff-figures';
import type { BlockedTime } from '../plan/blocked-times.ts';
import type { DayPlan, LanePlan, PlacedVisit } from '../plan/plan-days.ts';

/** A line of one psychologist's day, from this minute on. */
export type AgendaRow = { readonly from: number } & (
	| { readonly kind: 'visit'; readonly placed: PlacedVisit }
	| { readonly kind: 'blocked'; readonly time: BlockedTime }
	| { readonly kind: 'free'; readonly until: number }
	/** Free, but too short for a visit. */
	| { readonly kind: 'gap'; readonly minutes: number }
	| { readonly kind: 'now' }
	/** The maximum of visits of this day is reached, although there is time. */
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

/** The day of one psychologist, in order; the line for now is before what comes next. */
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
