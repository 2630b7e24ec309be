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

const NUMBER = /^R-(\d{4})-(\d+)$/;

/** Where a number stands: its year, and its place in that year's series. Undefined for what is no number of ours. */
export function placeOf(number: string): { readonly year: string; readonly place: number } | undefined {
	const [, year, place] = NUMBER.exec(number) ?? [];
	return year === undefined || place === undefined ? undefined : { year, place: Number(place) };
}
