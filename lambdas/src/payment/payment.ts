import { priceWords } from '@tulia/centre/price-words';
import type { NewPayment, PaymentMethod } from '@tulia/contracts/payment/schemas';
import type { FieldError } from '@tulia/contracts/problem';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import { overpaidOf, stillToPay, type VisitBalance } from './visit-balance.ts';

/** A payment or reversal as it was recorded. Immutable, except for the mark that it was reversed. */
export interface Payment {
	readonly id: string;
	readonly kind: 'payment' | 'reversal';
	/** The version of the visit's balance after it: orders the entries independently of the clocks of functions. */
	readonly ver: number;
	readonly appointmentId: string;
	readonly ticketNumber: string;
	readonly psychologistId: string;
	readonly psychologistName: string;
	/** Absent in older entries; their service is read from the visit, as long as that is stored. */
	readonly serviceId?: string;
	readonly serviceTitle?: string;
	readonly method: PaymentMethod;
	/** Integer cents of `currency`; negative for a reversal. */
	readonly amount: number;
	readonly currency: string;
	/** ISO UTC. */
	readonly at: string;
	/** The account that recorded it. */
	readonly by: string;
	readonly mpesaCode?: string;
	readonly insurer?: string;
	/** Absent for a waiver. */
	readonly receiptNumber?: string;
	/** The payment that this reversal reverses. */
	readonly reverses?: string;
	/** The reversal of this payment. */
	readonly reversedBy?: string;
	/** The idempotency key of the request. */
	readonly key?: string;
}

/** A change of the amount due for a visit by staff. */
export interface PriceChange {
	readonly id: string;
	/** The version of the balance after it. */
	readonly ver: number;
	readonly at: string;
	readonly by: string;
	readonly from: number;
	readonly to: number;
}

/** The note of a payment or a price, opened. Deleted with the appointment. */
export interface PaymentWords {
	readonly reason?: string;
	readonly claimNumber?: string;
}

type PaymentInput = Omit<NewPayment, 'version'>;

const ONLY_WITH: Record<'mpesaCode' | 'insurer' | 'claimNumber' | 'reason', PaymentMethod> = {
	mpesaCode: 'mpesa',
	insurer: 'insurance',
	claimNumber: 'insurance',
	reason: 'waived',
};

/** The errors of a payment by itself, independent of the visit. */
export function faultsOf(input: PaymentInput): readonly FieldError[] {
	const misplaced = Object.entries(ONLY_WITH)
		.filter(([field, method]) => input[field as keyof typeof ONLY_WITH] !== undefined && input.method !== method)
		.map(([field]) => ({ field, message: 'This does not belong to this way to pay' }));
	const unsaid =
		input.method === 'waived' && input.reason === undefined ? [{ field: 'reason', message: 'Please say why' }] : [];
	return [...misplaced, ...unsaid];
}

/** Methods that may exceed what is owed when staff confirm it: money that was received. */
const MAY_BE_MORE: Record<PaymentMethod, boolean> = {
	cash: true,
	mpesa: true,
	card: true,
	insurance: false,
	waived: false,
};

/** Decides whether the payment may be recorded. Methods other than money never exceed what is owed. */
export function decidePayment(
	balance: VisitBalance,
	{ amount, method, isMore }: PaymentInput,
): Result<undefined, 'more_than_owed'> {
	const owed = stillToPay(balance);
	const isMeant = isMore === true && MAY_BE_MORE[method];
	return amount <= owed || isMeant
		? ok(undefined)
		: refuse('more_than_owed', { detail: moreThan(owed, balance.currency) });
}

const moreThan = (owed: number, currency: string): string =>
	owed === 0 ? 'Nothing is left to pay.' : `This is more than is left to pay, ${priceWords(owed, currency)}.`;

/** Decides whether the amount due may be changed to this: never above the price, never below what is paid. */
export function decidePrice(balance: VisitBalance, due: number): Result<undefined, 'price_out_of_range'> {
	const isCovered = due >= balance.due || overpaidOf({ ...balance, due }) === 0;
	return due <= balance.price && isCovered ? ok(undefined) : refuse('price_out_of_range');
}

/** Whether the payment recorded under a key equals the requested one. */
export const isSamePayment = (payment: Payment, input: PaymentInput): boolean =>
	payment.method === input.method &&
	payment.amount === input.amount &&
	payment.mpesaCode === input.mpesaCode &&
	payment.insurer === input.insurer;

/** Whether the method gets a receipt: a waiver is no received money. */
export const hasReceipt = (method: PaymentMethod): boolean => method !== 'waived';
