import { dayOf } from '@tulia/centre/clock';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import type { ChargeRules } from '@tulia/contracts/profile/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import { isCancelledLate } from '../appointment/cancel/cancellation-rule.ts';
import { asOwed, visitEnd } from '../payment/owed.ts';
import { stillToPay, type VisitBalance } from '../payment/visit-balance.ts';
import { balanceOf } from '../payment/visit-payments.ts';

/** After any day. */
const NEVER = '9999-12-31';
/** The day at the centre on which a visit took place. */
const dayOfVisit = ({ startAt }: Pick<Appointment, 'startAt'>): string => dayOf(new Date(startAt));

interface NotedPayments {
	/** Of the visits for which something was noted. */
	readonly balances: readonly VisitBalance[];
	/** From which day of a year on the centre notes what is paid. */
	readonly notedFrom: (year: string) => string | undefined;
	readonly charges: ChargeRules;
}

/** The years of those visits that may be owed and of which nothing is noted. */
export const yearsWithoutNote = (
	visits: readonly Appointment[],
	balances: readonly VisitBalance[],
): readonly string[] => {
	const noted = new Set(balances.map(({ appointmentId }) => appointmentId));
	const silent = visits.filter(
		(visit) => visit.status !== 'confirmed' && visitEnd(visit) !== 'cancelled' && !noted.has(visit.id),
	);
	return [...new Set(silent.map((visit) => dayOfVisit(visit).slice(0, 4)))];
};

/** What is left to pay for a visit that is over, and in which currency. */
function leftOf(visit: Appointment, balance: VisitBalance | undefined, { notedFrom, charges }: NotedPayments) {
	const { currency, due, byMethod } = asOwed(visit, balanceOf(visit, balance), charges);
	const day = dayOfVisit(visit);
	const isKnown = balance !== undefined || (notedFrom(day.slice(0, 4)) ?? NEVER) <= day;
	return { currency, amount: isKnown ? stillToPay({ due, byMethod }) : 0 };
}

/** What the visits of one client add up to. A visit of a time when the centre noted no payments is not left to pay: nobody knows. */
export function clientFigures(visits: readonly Appointment[], payments: NotedPayments): ClientFile['figures'] {
	const noted = new Map(payments.balances.map((balance) => [balance.appointmentId, balance]));
	const owed = new Map<string, number>();
	for (const visit of visits.filter(({ status }) => status !== 'confirmed')) {
		const { currency, amount } = leftOf(visit, noted.get(visit.id), payments);
		if (amount > 0) owed.set(currency, (owed.get(currency) ?? 0) + amount);
	}
	return {
		attended: visits.filter(({ status }) => status === 'attended').length,
		missed: visits.filter(({ status }) => status === 'missed').length,
		cancelledLate: visits.filter((visit) => visit.status === 'cancelled' && isCancelledLate(visit)).length,
		stillToPay: [...owed].map(([currency, amount]) => ({ currency, amount })),
	};
}
