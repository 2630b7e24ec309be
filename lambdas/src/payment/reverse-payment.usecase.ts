import { moneyMethods } from '@tulia/contracts/payment/schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { refuse } from '../platform/http/result.ts';
import { issueReceipt, withReceipt } from './issue-receipt.usecase.ts';
import type { Payment } from './payment.ts';
import type { Written } from './payment-store.ts';
import {
	type ChangePaymentsDeps,
	changed,
	changedMeanwhile,
	changeVisit,
	factsOf,
	type Visit,
} from './visit-attempts.usecase.ts';
import { withAmount } from './visit-balance.ts';

export type ReversePaymentRequest = RequestFor<'reversePayment', 'params' | 'body' | 'caller', 'userId'>;

/**
 * Reverses a payment by an entry of its own, on the current day: the takings of the day of the payment do not change.
 * Idempotent, because the first response may have been lost.
 */
export const reversePayment =
	(deps: ChangePaymentsDeps) =>
	async (request: ReversePaymentRequest): Promise<ResultFor<'reversePayment'>> => {
		const { params, body } = request;
		return changeVisit<'not_found' | 'changed_meanwhile'>(deps, params.id, async (visit) => {
			const reversed = visit.account.payments.find(({ id, kind }) => id === params.paymentId && kind === 'payment');
			if (!reversed) return refuse('not_found');
			if (reversed.reversedBy !== undefined) return 'already';
			if (body.version !== visit.balance.ver) return changedMeanwhile(visit);
			return () => write(deps, request, { ...visit, reversed });
		});
	};

async function write(
	deps: ChangePaymentsDeps,
	{ body, caller }: ReversePaymentRequest,
	{ appointment, balance, owed, reversed, now }: Visit & { readonly reversed: Payment },
): Promise<Written> {
	const { amount, mpesaCode, insurer, receiptNumber: corrects } = reversed;
	const isMoney = moneyMethods.some((one) => one === reversed.method);
	// The balance of the visit falls by what was paid, the takings of the day by what was refunded.
	const after = changed(balance, { byMethod: withAmount(balance.byMethod, reversed.method, -amount) });
	const method = (isMoney && body.method) || reversed.method;
	const draft: Payment = {
		...factsOf(appointment),
		ver: after.ver,
		...{ id: deps.newId(now), kind: 'reversal', method, amount: -amount, at: now.toISOString(), by: caller.userId },
		...(mpesaCode === undefined || method !== reversed.method ? {} : { mpesaCode }),
		...(insurer === undefined ? {} : { insurer }),
		reverses: reversed.id,
	};
	const issued =
		corrects === undefined
			? undefined
			: await issueReceipt(deps, { payment: draft, after: owed(after), corrects }, now);
	return deps.payments.reverse({
		...{ appointment, before: balance, after, payment: withReceipt(draft, issued), reversed, issued },
		...{ words: { reason: body.reason.trim() }, actor: caller.userId, auditId: deps.newId(now), now },
	});
}
