import { log } from '../platform/log.ts';
import type { Payment } from './payment.ts';
import type { IssuedReceipt } from './payment-store.ts';
import { type Receipt, receiptNumber, seriesOf } from './receipt.ts';
import type { ChangePaymentsDeps } from './visit-attempts.usecase.ts';
import { stillToPay, type VisitBalance } from './visit-balance.ts';

interface ToIssue {
	readonly payment: Payment;
	/** The balance after the payment. */
	readonly after: VisitBalance;
	/** The receipt that is corrected. */
	readonly corrects?: string;
}

/** The receipt with the next number of its year. The write fails when a concurrent receipt took the number. */
export async function issueReceipt(
	{ payments, issuer }: Pick<ChangePaymentsDeps, 'payments' | 'issuer'>,
	{ payment, after, corrects }: ToIssue,
	now: Date,
): Promise<IssuedReceipt> {
	const year = seriesOf(now);
	const [lastPlace, by] = await Promise.all([payments.lastPlace(year), issuer()]);
	const { id, method, mpesaCode, insurer, amount, currency, appointmentId, ticketNumber, at } = payment;
	const receipt: Receipt = {
		number: receiptNumber(year, lastPlace + 1),
		...(corrects === undefined ? { kind: 'receipt' } : { kind: 'credit', corrects }),
		...{ issuedAt: at, method, amount: Math.abs(amount), currency, appointmentId, ticketNumber, paymentId: id },
		...(mpesaCode === undefined ? {} : { mpesaCode }),
		...(insurer === undefined ? {} : { insurer }),
		stillToPay: stillToPay(after),
		issuer: by,
	};
	// Logged before the write, so that after the loss of the table the log has every number that may have been issued.
	log.info('RECEIPT_NUMBERED', { number: receipt.number, appointmentId });
	return { receipt, year, lastPlace };
}

export const withReceipt = (payment: Payment, issued: IssuedReceipt | undefined): Payment =>
	issued ? { ...payment, receiptNumber: issued.receipt.number } : payment;
