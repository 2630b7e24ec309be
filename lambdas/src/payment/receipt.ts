import { dayOf } from '@tulia/centre/clock';
import type { Receipt as ReceiptAnswer } from '@tulia/contracts/payment/schemas';

/** What somebody was given for what they paid, as it was issued. Printed again, it says the same. */
export interface Receipt extends Omit<ReceiptAnswer, 'client' | 'email' | 'mail' | 'correctedBy'> {
	readonly paymentId: string;
	/** ISO UTC of the credit receipt, and its number, once it was taken back. */
	readonly correctedBy?: string;
	readonly mail?: { readonly state: string; readonly at: string };
}

/** The calendar year at the centre whose series a receipt of this moment belongs to. */
export const seriesOf = (at: Date): string => dayOf(at).slice(0, 4);

const DIGITS = 6;

/** `R-2026-000123` */
export const receiptNumber = (year: string, place: number): string =>
	`R-${year}-${String(place).padStart(DIGITS, '0')}`;
