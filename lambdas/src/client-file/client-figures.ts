import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import type { Appointment } from '../appointment/appointment.ts';
import { stillToPay, type VisitBalance } from '../payment/visit-balance.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The client ended it so close to the start that the time stayed empty. */
const isCancelledLate = ({ cancellation, startAt }: Appointment): boolean =>
	cancellation?.by === 'client' && Date.parse(startAt) - Date.parse(cancellation.at) < DAY_MS;

/** What the visits of one client add up to. `balances`: of those for which something was noted. */
export function clientFigures(
	visits: readonly Appointment[],
	balances: readonly VisitBalance[],
): ClientFile['figures'] {
	const attended = visits.filter(({ status }) => status === 'attended');
	const noted = new Map(balances.map((balance) => [balance.appointmentId, balance]));
	const owed = new Map<string, number>();
	for (const { id, price, currency } of attended) {
		const balance = noted.get(id);
		const amount = balance ? stillToPay(balance) : price;
		if (amount > 0) owed.set(balance?.currency ?? currency, (owed.get(balance?.currency ?? currency) ?? 0) + amount);
	}
	return {
		attended: attended.length,
		missed: visits.filter(({ status }) => status === 'missed').length,
		cancelledLate: visits.filter(isCancelledLate).length,
		stillToPay: [...owed].map(([currency, amount]) => ({ currency, amount })),
	};
}
