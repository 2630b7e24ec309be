import { dayOf } from '@tulia/centre/clock';
import type { Receipt as ReceiptAnswer } from '@tulia/contracts/payment/schemas';

/** A receipt as it was issued. A reprint is identical. */
export interface Receipt extends Omit<ReceiptAnswer, 'client' | 'email' | 'mail' | 'correctedBy'> {
	readonly paymentId: string;
	/** The number of the credit receipt; absent until the payment is reversed. */
	readonly correctedBy?: string;
	readonly mail?: { readonly state: string; readonly at: string };
}

/** The series of a receipt issued at this instant: the calendar year in the centre's zone. */
export const seriesOf = (at: Date): string => dayOf(at).slice(0, 4);

const DIGITS = 6;

/** `R-2026-000123` */
export const receiptNumber = (year: string, place: number): string =>
	`R-${year}-${String(place).padStart(DIGITS, '0')}`;

const NUMBER = /^R-(\d{4})-(\d+)$/;

/** The year of a receipt number, and its position in that year's series. Undefined for other text. */
export function placeOf(number: string): { readonly year: string; readonly place: number } | undefined {
	const [, year, place] = NUMBER.exec(number) ?? [];
	return year === undefined || place === undefined ? undefined : { year, place: Number(place) };
}
