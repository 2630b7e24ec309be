import { dayOf } from '@tulia/centre/clock';
import { instantAt } from '@tulia/centre/instant';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { DeskWish } from './desk-wish.ts';

/** What is so of a visit at the moment it is booked: still to come, its client at the desk, or over, with its outcome. */
export type VisitState = 'to_come' | 'arrived' | 'attended' | 'missed';

/** Whether the visit was over when it was booked: nobody is told of it, and nothing waits for it. */
export const isOver = (visit: VisitState): visit is 'attended' | 'missed' => visit === 'attended' || visit === 'missed';

/** Decides what a booking says of its visit. One that is over needs an outcome, and only that one may have one. */
export function decideVisitState(
	{ startAt, endAt }: { readonly startAt: string; readonly endAt: string },
	{ arrived, outcome }: Pick<DeskWish, 'arrived' | 'outcome'>,
	now: Date,
): Result<VisitState, 'too_early' | 'outcome_needed'> {
	if (new Date(endAt) <= now) return outcome === undefined ? refuse('outcome_needed') : ok(outcome);
	if (outcome !== undefined)
		return refuse('too_early', {
			opensAt: endAt,
			detail: 'This visit is not over. Book it, and record its outcome then.',
		});
	if (!arrived) return ok('to_come');
	const opensAt = instantAt(dayOf(new Date(startAt)), 0);
	return now < opensAt ? refuse('too_early', { opensAt: opensAt.toISOString() }) : ok('arrived');
}
