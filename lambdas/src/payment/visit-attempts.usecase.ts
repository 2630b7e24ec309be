import type { VisitPayments } from '@tulia/contracts/payment/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import {
	type AttemptResult,
	type RetryPolicy,
	retryOptimistically,
} from '../appointment/attempt/retry-optimistically.ts';
import { StillContended } from '../appointment/attempt/still-contended.ts';
import { ok, type Refused, type Result, refuse } from '../platform/http/result.ts';
import { asOwed } from './owed.ts';
import type { PaymentStore, VisitAccount, Written } from './payment-store.ts';
import { paymentsOf, type ReadPaymentsDeps } from './read-payments.usecase.ts';
import type { Receipt } from './receipt.ts';
import type { VisitBalance } from './visit-balance.ts';
import { balanceOf } from './visit-payments.ts';

export interface ChangePaymentsDeps extends ReadPaymentsDeps, RetryPolicy {
	readonly payments: Omit<PaymentStore, 'balances' | 'takenOn' | 'forgetWords'>;
	/** The issuer of a receipt, with the centre's current name. */
	readonly issuer: () => Promise<Receipt['issuer']>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** A visit and its payments, as they were read for one attempt. */
export interface Visit {
	readonly appointment: Appointment;
	readonly account: VisitAccount;
	/** The stored balance. */
	readonly balance: VisitBalance;
	/** The balance with the current amount due. */
	readonly owed: (balance: VisitBalance) => VisitBalance;
	readonly now: Date;
}

/** The decision of one attempt: what to write, that it is done already, or a refusal. */
export type VisitDecision<R extends string> = Refused<R> | 'already' | (() => Promise<Written>);

type Answer<R extends string> = Result<VisitPayments, R | 'not_found'>;

/** Reads, decides and writes, and retries on concurrent changes; then returns the visit's payments. */
export async function changeVisit<R extends string>(
	deps: ChangePaymentsDeps,
	appointmentId: string,
	decide: (visit: Visit) => Promise<VisitDecision<R>>,
): Promise<Answer<R>> {
	const answer = await retryOptimistically(() => attempt(deps, appointmentId, decide), deps);
	if (!answer) throw new StillContended();
	return answer;
}

async function attempt<R extends string>(
	deps: ChangePaymentsDeps,
	appointmentId: string,
	decide: (visit: Visit) => Promise<VisitDecision<R>>,
): Promise<AttemptResult<Answer<R>>> {
	const appointment = await deps.appointments.find(appointmentId);
	if (!appointment) return { answer: refuse('not_found') };
	const [account, rules] = await Promise.all([deps.payments.find(appointmentId), deps.charges()]);
	const balance = balanceOf(appointment, account.balance);
	const owed = (one: VisitBalance): VisitBalance => asOwed(appointment, one, rules);
	const decision = await decide({ appointment, account, balance, owed, now: deps.now() });
	if (typeof decision === 'object') return { answer: decision };
	const written = decision === 'already' ? 'recorded' : await decision();
	return written === 'recorded' ? { answer: ok(await paymentsOf(deps, appointment)) } : { again: written };
}

/** The refusal when the payments changed since staff saw them. */
export const changedMeanwhile = ({ balance }: Visit): Refused<'changed_meanwhile'> =>
	refuse('changed_meanwhile', { current: { status: 'changed', version: balance.ver } });

export const changed = (
	balance: VisitBalance,
	change: Partial<Pick<VisitBalance, 'due' | 'byMethod' | 'isCharged'>>,
): VisitBalance => ({ ...balance, ...change, ver: balance.ver + 1 });

/** The facts of the visit that are stored with a payment. */
export const factsOf = ({ id, ticketNumber, psychologistId, psychologistName, ...visit }: Appointment) => ({
	...{ appointmentId: id, ticketNumber, psychologistId, psychologistName },
	...{ serviceId: visit.serviceId, serviceTitle: visit.serviceTitle, currency: visit.currency },
});
