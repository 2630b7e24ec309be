import { dayOf } from '@tulia/centre/clock';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import type { Appointment } from '../appointment/appointment.ts';
import { stillToPay, type VisitBalance } from '../payment/visit-balance.ts';

/** After any day. */
const NEVER = '9999-12-31';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The client ended it so close to the start that the time stayed empty. */
const isCancelledLate = ({ cancellation, startAt }: Appointment): boolean =>
	cancellation?.by === 'client' && Date.parse(startAt) - Date.parse(cancellation.at) < DAY_MS;

/** The day at the centre on which a visit took place. */
const dayOfVisit = ({ startAt }: Pick<Appointment, 'startAt'>): string => dayOf(new Date(startAt));

interface NotedPayments {
	/** Of the visits for which something was noted. */
	readonly balances: readonly VisitBalance[];
	/** From which day of a year on the centre notes what is paid. */
	readonly notedFrom: (year: string) => string | undefined;
}

/** The years of those attended visits of which nothing is noted. */
export const yearsWithoutNote = (
	visits: readonly Appointment[],
	balances: readonly VisitBalance[],
): readonly string[] => {
	const noted = new Set(balances.map(({ appointmentId }) => appointmentId));
	const silent = visits.filter(({ id, status }) => status === 'attended' && !noted.has(id));
	return [...new Set(silent.map((visit) => dayOfVisit(visit).slice(0, 4)))];
};

/** What is left to pay for an attended visit, and in which currency. */
function leftOf(visit: Appointment, balance: VisitBalance | undefined, notedFrom: NotedPayments['notedFrom']) {
	if (balance) return { currency: balance.currency, amount: stillToPay(balance) };
	const day = dayOfVisit(visit);
	const isNotedThen = (notedFrom(day.slice(0, 4)) ?? NEVER) <= day;
	return { currency: visit.currency, amount: isNotedThen ? visit.price : 0 };
}

/** What the visits of one client add up to. A visit of a time when the centre noted no payments is not left to pay: nobody knows. */
export function clientFigures(
	visits: readonly Appointment[],
	{ balances, notedFrom }: NotedPayments,
): ClientFile['figures'] {
	const attended = visits.filter(({ status }) => status === 'attended');
	const noted = new Map(balances.map((balance) => [balance.appointmentId, balance]));
	const owed = new Map<string, number>();
	for (const visit of attended) {
		const { currency, amount } = leftOf(visit, noted.get(visit.id), notedFrom);
		if (amount > 0) owed.set(currency, (owed.get(currency) ?? 0) + amount);
	}
	return {
		attended: attended.length,
		missed: visits.filter(({ status }) => status === 'missed').length,
		cancelledLate: visits.filter(isCancelledLate).length,
		stillToPay: [...owed].map(([currency, amount]) => ({ currency, amount })),
	};
}
