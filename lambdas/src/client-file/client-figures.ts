import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import type { Appointment } from '../appointment/appointment.ts';
import { isCancelledLate } from '../appointment/cancellation-rule.ts';
import type { OwedRules } from '../payment/owed.ts';
import { stillToPay, type VisitBalance } from '../payment/visit-balance.ts';
import { owedBalance } from '../payment/visit-payments.ts';

/** Totals of the visits of one client. Visits from before the centre noted payments are never left to pay. */
export function clientFigures(
	visits: readonly Appointment[],
	balances: readonly VisitBalance[],
	rules: OwedRules,
): ClientFile['figures'] {
	const noted = new Map(balances.map((balance) => [balance.appointmentId, balance]));
	const owed = new Map<string, number>();
	for (const visit of visits.filter(({ status }) => status !== 'confirmed')) {
		const balance = owedBalance(visit, noted.get(visit.id), rules);
		const [currency, amount] = [balance.currency, stillToPay(balance)];
		if (amount > 0) owed.set(currency, (owed.get(currency) ?? 0) + amount);
	}
	return {
		attended: visits.filter(({ status }) => status === 'attended').length,
		missed: visits.filter(({ status }) => status === 'missed').length,
		cancelledLate: visits.filter((visit) => visit.status === 'cancelled' && isCancelledLate(visit)).length,
		stillToPay: [...owed].map(([currency, amount]) => ({ currency, amount })),
	};
}
