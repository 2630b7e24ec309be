import { dayOf } from '@tulia/centre/clock';
import { instantAt } from '@tulia/centre/instant';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { DeskOptions } from './desk-options.ts';

/** The state of a visit at its booking: to come, its client at the desk, or over with an outcome. */
export type VisitState = 'to_come' | 'arrived' | 'attended' | 'missed';

/** Whether the visit was over when it was booked: it has no notices and no reminder. */
export const isOver = (visit: VisitState): visit is 'attended' | 'missed' => visit === 'attended' || visit === 'missed';

/** Decides the state of a visit at its booking. Only a visit that is over has an outcome, and it needs one. */
export function decideVisitState(
	{ startAt, endAt }: { readonly startAt: string; readonly endAt: string },
	{ arrived, outcome }: Pick<DeskOptions, 'arrived' | 'outcome'>,
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
