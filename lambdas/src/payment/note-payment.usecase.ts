import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { type Refused, refuse } from '../platform/http/result.ts';
import { issueReceipt, withReceipt } from './issue-receipt.usecase.ts';
import { decidePayment, faultsOf, hasReceipt, isSamePayment, type Payment, type PaymentWords } from './payment.ts';
import type { Written } from './payment-store.ts';
import {
	type ChangePaymentsDeps,
	changed,
	changedMeanwhile,
	changeVisit,
	factsOf,
	type Visit,
	type VisitDecision,
} from './visit-attempts.usecase.ts';
import { withAmount } from './visit-balance.ts';

export type NotePaymentRequest = RequestFor<'notePayment', 'params' | 'body' | 'caller' | 'idempotencyKey', 'userId'>;
type Refusal = 'idempotency_key_reused' | 'changed_meanwhile' | 'more_than_owed' | 'mpesa_code_used';

/**
 * Records a payment, idempotent by its key: a double click and a retry after a lost response find it recorded.
 * Conditional on the payments that staff saw, so that two people at the desk do not record the same money twice.
 */
export const notePayment =
	(deps: ChangePaymentsDeps) =>
	async (request: NotePaymentRequest): Promise<ResultFor<'notePayment'>> => {
		const errors = faultsOf(request.body);
		if (errors.length > 0) return refuse('invalid_request', { errors });
		return changeVisit<Refusal>(deps, request.params.id, (visit) => decide(deps, request, visit));
	};

async function decide(
	deps: ChangePaymentsDeps,
	request: NotePaymentRequest,
	visit: Visit,
): Promise<VisitDecision<Refusal>> {
	const { body, idempotencyKey: key } = request;
	const noted = key === undefined ? undefined : visit.account.payments.find((one) => one.key === key);
	if (noted) return isSamePayment(noted, body) ? 'already' : refuse('idempotency_key_reused');
	if (body.version !== visit.balance.ver) return changedMeanwhile(visit);
	const decision = decidePayment(visit.owed(visit.balance), body);
	if (!decision.ok) return decision;
	const used = await usedCode(deps, body.mpesaCode);
	return used ?? (() => write(deps, request, visit));
}

/** Names the visit for which the code is already recorded, so that staff can check it. */
async function usedCode(
	{ payments, appointments }: ChangePaymentsDeps,
	code: string | undefined,
): Promise<Refused<'mpesa_code_used'> | undefined> {
	const holder = code === undefined ? undefined : await payments.holderOf(code);
	if (holder === undefined) return undefined;
	const visit = await appointments.find(holder);
	if (!visit) return refuse('mpesa_code_used');
	const { id, ticketNumber, startAt } = visit;
	return refuse('mpesa_code_used', {
		detail: `This M-Pesa code is noted already, for ${ticketNumber}.`,
		affected: [{ id, ticketNumber, scheduledFor: startAt }],
	});
}

async function write(
	deps: ChangePaymentsDeps,
	{ body, caller, idempotencyKey }: NotePaymentRequest,
	{ appointment, balance, owed, now }: Visit,
): Promise<Written> {
	const { method, amount, mpesaCode, insurer } = body;
	const after = changed(balance, { byMethod: withAmount(balance.byMethod, method, amount) });
	const draft: Payment = {
		...factsOf(appointment),
		ver: after.ver,
		...{ id: deps.newId(now), kind: 'payment', method, amount, at: now.toISOString(), by: caller.userId },
		...(mpesaCode === undefined ? {} : { mpesaCode }),
		...(insurer === undefined ? {} : { insurer: insurer.trim() }),
		...(idempotencyKey === undefined ? {} : { key: idempotencyKey }),
	};
	const issued = hasReceipt(method) ? await issueReceipt(deps, { payment: draft, after: owed(after) }, now) : undefined;
	return deps.payments.note({
		...{ appointment, before: balance, after, payment: withReceipt(draft, issued), issued },
		...{ words: wordsIn(body), actor: caller.userId, auditId: deps.newId(now), now },
	});
}

const wordsIn = ({ reason, claimNumber }: NotePaymentRequest['body']): PaymentWords => ({
	...(reason === undefined ? {} : { reason: reason.trim() }),
	...(claimNumber === undefined ? {} : { claimNumber: claimNumber.trim() }),
});
