import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { decidePrice } from './payment.ts';
import type { Written } from './payment-store.ts';
import {
	type ChangePaymentsDeps,
	changed,
	changedMeanwhile,
	changeVisit,
	type Visit,
} from './visit-attempts.usecase.ts';

export type ChangePriceRequest = RequestFor<'changePriceToPay', 'params' | 'body' | 'caller', 'userId'>;

/** Changes the amount due for a visit. Its price, and the figures of the booking, do not change. */
export const changePriceToPay =
	(deps: ChangePaymentsDeps) =>
	async (request: ChangePriceRequest): Promise<ResultFor<'changePriceToPay'>> => {
		const { params, body } = request;
		return changeVisit<'changed_meanwhile' | 'price_out_of_range'>(deps, params.id, async (visit) => {
			if (body.due === visit.balance.due) return 'already';
			if (body.version !== visit.balance.ver) return changedMeanwhile(visit);
			const decision = decidePrice(visit.balance, body.due);
			return decision.ok ? () => write(deps, request, visit) : decision;
		});
	};

const write = (
	{ payments, newId }: ChangePaymentsDeps,
	{ body, caller }: ChangePriceRequest,
	{ appointment, balance, now }: Visit,
): Promise<Written> => {
	const after = changed(balance, { due: body.due });
	const who = { id: newId(now), ver: after.ver, at: now.toISOString(), by: caller.userId };
	return payments.changePrice({
		...{ appointment, before: balance, after, change: { ...who, from: balance.due, to: after.due } },
		...{ words: { reason: body.reason.trim() }, actor: caller.userId, auditId: newId(now), now },
	});
};
