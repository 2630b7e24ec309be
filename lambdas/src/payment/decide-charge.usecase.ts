import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { refuse } from '../platform/http/result.ts';
import { chargeFor, NOTHING_CHARGED, visitEnd } from './owed.ts';
import { type ChangePaymentsDeps, changed, changedMeanwhile, changeVisit } from './visit-attempts.usecase.ts';

export type DecideChargeRequest = RequestFor<'decideCharge', 'params' | 'body' | 'caller', 'userId'>;

/** Decides whether a missed visit or a late cancellation is charged, overriding the centre's setting. */
export const decideCharge =
	(deps: ChangePaymentsDeps) =>
	async ({ params, body, caller }: DecideChargeRequest): Promise<ResultFor<'decideCharge'>> =>
		changeVisit<'appointment_changed' | 'changed_meanwhile'>(deps, params.id, async (visit) => {
			const { appointment, balance, now } = visit;
			if (chargeFor(visitEnd(appointment), undefined, NOTHING_CHARGED) === undefined)
				return refuse('appointment_changed', { detail: NOT_A_CHOICE });
			if (body.charge === balance.isCharged) return 'already';
			if (body.version !== balance.ver) return changedMeanwhile(visit);
			const after = changed(balance, { isCharged: body.charge });
			const auditId = deps.newId(now);
			return () =>
				deps.payments.decideCharge({
					appointment,
					before: balance,
					after,
					words: {},
					actor: caller.userId,
					auditId,
					now,
				});
		});

const NOT_A_CHOICE = 'Only a visit that was missed, or that the client cancelled late, is charged or not.';
