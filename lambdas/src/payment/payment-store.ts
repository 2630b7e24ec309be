import type { Appointment } from '../appointment/appointment.ts';
import type { Payment, PaymentWords, PriceChange } from './payment.ts';
import type { Receipt } from './receipt.ts';
import type { VisitBalance } from './visit-balance.ts';

/** The recorded payments of a visit; `balance` is undefined when there are none. */
export interface VisitAccount {
	readonly balance: VisitBalance | undefined;
	/** Oldest first. */
	readonly payments: readonly Payment[];
	readonly priceChanges: readonly PriceChange[];
	/** The decrypted notes, by the id of the payment or price change; a deleted note has no entry. */
	readonly words: ReadonlyMap<string, PaymentWords>;
}

export interface Change {
	readonly appointment: Appointment;
	/** The balance as it was read: the write is conditional on its version. */
	readonly before: VisitBalance;
	readonly after: VisitBalance;
	readonly words: PaymentWords;
	readonly actor: string;
	readonly auditId: string;
	readonly now: Date;
}

/** A receipt, with the last number that its series had before: the write is conditional on that number. */
export interface IssuedReceipt {
	readonly receipt: Receipt;
	readonly year: string;
	readonly lastPlace: number;
}

export interface NewPaymentChange extends Change {
	readonly payment: Payment;
	/** Absent when no money was received. */
	readonly issued: IssuedReceipt | undefined;
}

export interface ReversalChange extends NewPaymentChange {
	/** The payment that is reversed. */
	readonly reversed: Payment;
}

export interface PriceChangeChange extends Change {
	readonly change: PriceChange;
}

/** `stale`: something changed since it was read; nothing was written. */
export type Written = 'recorded' | 'stale' | 'conflict';

export interface PaymentStore {
	/** One consistent Query. */
	find(appointmentId: string): Promise<VisitAccount>;
	/** One transaction: balance, payment, receipt and its number in the series, code, audit. */
	note(change: NewPaymentChange): Promise<Written>;
	reverse(change: ReversalChange): Promise<Written>;
	changePrice(change: PriceChangeChange): Promise<Written>;
	/** One transaction: balance and audit. */
	decideCharge(change: Change): Promise<Written>;
	/** The visit for which this code is recorded. */
	holderOf(mpesaCode: string): Promise<string | undefined>;
	/** The last number of a year's series; 0 before the first receipt. */
	lastPlace(year: string): Promise<number>;
	/** The balances of the visits with recorded payments, in one batch read. */
	balances(appointmentIds: readonly string[]): Promise<readonly VisitBalance[]>;
	/** The payments recorded on a day of the centre, oldest first. Eventually consistent. */
	takenOn(day: string): Promise<readonly Payment[]>;
	/** Read consistently. */
	receipt(number: string): Promise<Receipt | undefined>;
	/** Deletes the notes about the payments of a visit. Idempotent. */
	forgetWords(appointmentId: string): Promise<void>;
}
