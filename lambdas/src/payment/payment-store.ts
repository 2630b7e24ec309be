import type { Appointment } from '../appointment/appointment.ts';
import type { Payment, PaymentWords, PriceChange } from './payment.ts';
import type { Receipt } from './receipt.ts';
import type { VisitBalance } from './visit-balance.ts';

/** What was noted of a visit. Nothing: `balance` is undefined. */
export interface VisitAccount {
	readonly balance: VisitBalance | undefined;
	/** Oldest first. */
	readonly payments: readonly Payment[];
	readonly priceChanges: readonly PriceChange[];
	/** What was said, by the id of what it was said about; what was forgotten is not in it. */
	readonly words: ReadonlyMap<string, PaymentWords>;
}

/** A change of the balance. */
export interface Change {
	readonly appointment: Appointment;
	/** As it was read: the write is conditional on its version. */
	readonly before: VisitBalance;
	readonly after: VisitBalance;
	readonly words: PaymentWords;
	readonly actor: string;
	readonly auditId: string;
	readonly now: Date;
}

/** A receipt, and the place of its series that was the last when it was decided on. */
export interface IssuedReceipt {
	readonly receipt: Receipt;
	readonly year: string;
	readonly lastPlace: number;
}

export interface NewPaymentChange extends Change {
	readonly payment: Payment;
	/** Absent where nothing was received. */
	readonly issued: IssuedReceipt | undefined;
}

export interface ReversalChange extends NewPaymentChange {
	/** What is taken back. */
	readonly reversed: Payment;
}

export interface PriceChangeChange extends Change {
	readonly change: PriceChange;
}

/** `stale`: something is no longer what was read; nothing was written. */
export type Written = 'recorded' | 'stale' | 'conflict';

/** What payments need from storage. */
export interface PaymentStore {
	/** One consistent Query. */
	find(appointmentId: string): Promise<VisitAccount>;
	/** One transaction: balance, payment, receipt and its place in the series, code, audit. */
	note(change: NewPaymentChange): Promise<Written>;
	reverse(change: ReversalChange): Promise<Written>;
	changePrice(change: PriceChangeChange): Promise<Written>;
	/** One transaction: balance and audit. */
	decideCharge(change: Change): Promise<Written>;
	/** The visit for which this code is noted. */
	holderOf(mpesaCode: string): Promise<string | undefined>;
	/** The last place of a year's series; 0 before the first receipt. */
	lastPlace(year: string): Promise<number>;
	/** Those of these visits for which something was noted. One read of as many items. */
	balances(appointmentIds: readonly string[]): Promise<readonly VisitBalance[]>;
	/** What was noted on a day at the centre, oldest first. May lack the last second. */
	takenOn(day: string): Promise<readonly Payment[]>;
	/** Read consistently. */
	receipt(number: string): Promise<Receipt | undefined>;
	/** Removes what was said about the payments of a visit. Idempotent. */
	forgetWords(appointmentId: string): Promise<void>;
}
