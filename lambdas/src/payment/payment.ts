import { priceWords } from '@tulia/centre/price-words';
import type { NewPayment, PaymentMethod } from '@tulia/contracts/payment/schemas';
import type { FieldError } from '@tulia/contracts/problem';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import { overpaidOf, stillToPay, type VisitBalance } from './visit-balance.ts';

/** Something that was paid or taken back, as it was noted. It is never changed, but for the mark that it was taken back. */
export interface Payment {
	readonly id: string;
	readonly kind: 'payment' | 'reversal';
	/** Of the visit's balance after it: the order of what happened, whatever the clocks of two functions say. */
	readonly ver: number;
	readonly appointmentId: string;
	readonly ticketNumber: string;
	readonly psychologistId: string;
	readonly psychologistName: string;
	/** Absent in what was noted before this was kept: the visit says it, as long as that is kept. */
	readonly serviceId?: string;
	readonly serviceTitle?: string;
	readonly method: PaymentMethod;
	/** Integer cents of `currency`; a reversal has what it takes back, below zero. */
	readonly amount: number;
	readonly currency: string;
	/** ISO UTC. */
	readonly at: string;
	/** The account that noted it. */
	readonly by: string;
	readonly mpesaCode?: string;
	readonly insurer?: string;
	/** A waiver has none. */
	readonly receiptNumber?: string;
	/** The payment that a reversal takes back. */
	readonly reverses?: string;
	/** The reversal that took a payment back. */
	readonly reversedBy?: string;
	/** Under which a payment was asked for: the same key notes once. */
	readonly key?: string;
}

/** That staff changed what is asked for a visit. */
export interface PriceChange {
	readonly id: string;
	/** Of the balance after it. */
	readonly ver: number;
	readonly at: string;
	readonly by: string;
	readonly from: number;
	readonly to: number;
}

/** What somebody said about a payment or a price, opened. Forgotten with the appointment. */
export interface PaymentWords {
	readonly reason?: string;
	readonly claimNumber?: string;
}

type Wish = Omit<NewPayment, 'version'>;

/** What belongs to one method alone. */
const ONLY_WITH: Record<'mpesaCode' | 'insurer' | 'claimNumber' | 'reason', PaymentMethod> = {
	mpesaCode: 'mpesa',
	insurer: 'insurance',
	claimNumber: 'insurance',
	reason: 'waived',
};

/** What is wrong with a payment in itself, whatever the visit. */
export function faultsOf(wish: Wish): readonly FieldError[] {
	const misplaced = Object.entries(ONLY_WITH)
		.filter(([field, method]) => wish[field as keyof typeof ONLY_WITH] !== undefined && wish.method !== method)
		.map(([field]) => ({ field, message: 'This does not belong to this way to pay' }));
	const unsaid =
		wish.method === 'waived' && wish.reason === undefined ? [{ field: 'reason', message: 'Please say why' }] : [];
	return [...misplaced, ...unsaid];
}

/** What may be more than is owed, once somebody says that it is meant so: money that was received. */
const MAY_BE_MORE: Record<PaymentMethod, boolean> = {
	cash: true,
	mpesa: true,
	card: true,
	insurance: false,
	waived: false,
};

/** Decides whether this may be noted for a visit that stands so. Of a method that is not money, no more than is owed ever is. */
export function decidePayment(
	balance: VisitBalance,
	{ amount, method, isMore }: Wish,
): Result<undefined, 'more_than_owed'> {
	const owed = stillToPay(balance);
	const isMeant = isMore === true && MAY_BE_MORE[method];
	return amount <= owed || isMeant
		? ok(undefined)
		: refuse('more_than_owed', { detail: moreThan(owed, balance.currency) });
}

const moreThan = (owed: number, currency: string): string =>
	owed === 0 ? 'Nothing is left to pay.' : `This is more than is left to pay, ${priceWords(owed, currency)}.`;

/** Decides whether so much may be asked for: never above the price, never below what is paid. */
export function decidePrice(balance: VisitBalance, due: number): Result<undefined, 'price_out_of_range'> {
	const isCovered = due >= balance.due || overpaidOf({ ...balance, due }) === 0;
	return due <= balance.price && isCovered ? ok(undefined) : refuse('price_out_of_range');
}

/** Whether a payment that was noted under a key is the one that is asked for again. */
export const isSamePayment = (payment: Payment, wish: Wish): boolean =>
	payment.method === wish.method &&
	payment.amount === wish.amount &&
	payment.mpesaCode === wish.mpesaCode &&
	payment.insurer === wish.insurer;

/** Whether something that was noted this way gets a receipt: nobody received anything where it was waived. */
export const hasReceipt = (method: PaymentMethod): boolean => method !== 'waived';
