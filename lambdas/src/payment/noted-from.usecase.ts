import { dayOf } from '@tulia/centre/clock';
import type { ChargeRules } from '@tulia/contracts/profile/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import type { OwedRules } from './owed.ts';
import type { PaymentStore } from './payment-store.ts';
import { receiptNumber } from './receipt.ts';
import type { VisitBalance } from './visit-balance.ts';

export interface OwedRulesDeps {
	readonly payments: Pick<PaymentStore, 'lastPlace' | 'receipt'>;
	/** The centre's rules of what is charged. */
	readonly charges: () => Promise<ChargeRules>;
}

/** Loads what decides the amounts due: two or three small reads for each year with a visit without payments. */
export async function owedRules(
	{ payments, charges }: OwedRulesDeps,
	visits: readonly Appointment[],
	balances: readonly Pick<VisitBalance, 'appointmentId'>[],
): Promise<OwedRules> {
	const years = yearsWithoutNote(visits, balances);
	const [rules, ...firstDays] = await Promise.all([charges(), ...years.map(notedFrom(payments))]);
	const began = new Map(years.map((year, place) => [year, firstDays[place]]));
	return { charges: rules, notedFrom: (year) => began.get(year) };
}

/** The years of the visits that took place without a recorded payment. */
export function yearsWithoutNote(
	visits: readonly Appointment[],
	balances: readonly Pick<VisitBalance, 'appointmentId'>[],
): readonly string[] {
	const noted = new Set(balances.map(({ appointmentId }) => appointmentId));
	const silent = visits.filter(({ id, status }) => status === 'attended' && !noted.has(id));
	return [...new Set(silent.map(({ startAt }) => dayOf(new Date(startAt)).slice(0, 4)))];
}

/**
 * The first day of a year on which the centre recorded payments. If the previous year has receipts, this is the first
 * day of the year, otherwise the day of the first receipt. Undefined for a year without receipts, because its payments
 * are unknown.
 */
const notedFrom =
	(payments: Pick<PaymentStore, 'lastPlace' | 'receipt'>) =>
	async (year: string): Promise<string | undefined> => {
		const [last, before] = await Promise.all([payments.lastPlace(year), payments.lastPlace(String(Number(year) - 1))]);
		const newYear = `${year}-01-01`;
		if (last === 0) return undefined;
		if (before > 0) return newYear;
		// After a restore the series may continue behind a gap, and its first receipt is missing.
		const first = await payments.receipt(receiptNumber(year, 1));
		return first ? dayOf(new Date(first.issuedAt)) : newYear;
	};
