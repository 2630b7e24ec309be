import { dayOf } from '@tulia/centre/clock';
import type { PaymentStore } from './payment-store.ts';
import { receiptNumber } from './receipt.ts';

/**
 * The day of a year from which on the centre notes what is paid, by its receipts: the first one where the year before has none,
 * else its first day. Undefined where it has none: of such a year nobody knows what was paid.
 */
export const notedFrom =
	(payments: Pick<PaymentStore, 'lastPlace' | 'receipt'>) =>
	async (year: string): Promise<string | undefined> => {
		const [last, before] = await Promise.all([payments.lastPlace(year), payments.lastPlace(String(Number(year) - 1))]);
		const newYear = `${year}-01-01`;
		if (last === 0) return undefined;
		if (before > 0) return newYear;
		// Without the first one the table was restored, and the series goes on behind a gap.
		const first = await payments.receipt(receiptNumber(year, 1));
		return first ? dayOf(new Date(first.issuedAt)) : newYear;
	};
