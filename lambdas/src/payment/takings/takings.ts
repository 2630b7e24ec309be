import type { Takings, TakingsTotal } from '@tulia/contracts/payment/schemas';
import type { Payment } from '../payment.ts';
import { NOTHING_PAID, receivedOf, withAmount } from '../visit-balance.ts';

/** The sums of payments for each currency, sorted by currency. Amounts of two currencies are never added. */
export function totalsOf(payments: readonly Pick<Payment, 'currency' | 'method' | 'amount'>[]): TakingsTotal[] {
	const currencies = [...new Set(payments.map(({ currency }) => currency))].sort();
	return currencies.map((currency) => {
		const methods = payments
			.filter((one) => one.currency === currency)
			.reduce((sums, { method, amount }) => withAmount(sums, method, amount), NOTHING_PAID);
		return { currency, methods, received: receivedOf(methods) };
	});
}

/** The sums for each psychologist, sorted by name. */
export function totalsByPsychologist(payments: readonly Payment[]): Takings['psychologists'] {
	const ids = [...new Set(payments.map(({ psychologistId }) => psychologistId))];
	return ids
		.flatMap((id) => {
			const own = payments.filter(({ psychologistId }) => psychologistId === id);
			const psychologist = own.at(-1)?.psychologistName ?? '';
			return totalsOf(own).map((total) => ({ psychologist, ...total }));
		})
		.sort((a, b) => a.psychologist.localeCompare(b.psychologist) || a.currency.localeCompare(b.currency));
}
