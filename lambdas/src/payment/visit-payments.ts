import type { VisitPaid, VisitPayments } from '@tulia/contracts/payment/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import { asOwed, chargeFor, isUnknown, type OwedRules, visitEnd } from './owed.ts';
import type { VisitAccount } from './payment-store.ts';
import { methodsOf, NOTHING_PAID, overpaidOf, paidOf, stillToPay, type VisitBalance } from './visit-balance.ts';

/** The balance of a visit, also when nothing is recorded. */
export const balanceOf = (
	{ id, ticketNumber, currency, price }: Appointment,
	balance: VisitBalance | undefined,
): VisitBalance =>
	balance ?? { appointmentId: id, ticketNumber, currency, price, due: price, byMethod: NOTHING_PAID, ver: 0 };

/** The balance with the current amount due; nothing is due where payments are unknown. */
export function owedBalance(
	visit: Appointment,
	noted: VisitBalance | undefined,
	{ charges, notedFrom }: OwedRules,
): VisitBalance {
	const balance = asOwed(visit, balanceOf(visit, noted), charges);
	return noted === undefined && isUnknown(visit, notedFrom) ? { ...balance, due: 0 } : balance;
}

/** Shown when the account that recorded it no longer exists, or it was the seed. */
const UNNAMED_STAFF = 'The centre';

export function visitPayments(
	appointment: Appointment,
	account: VisitAccount,
	{ names, rules }: { readonly names: ReadonlyMap<string, { readonly name: string }>; readonly rules: OwedRules },
): VisitPayments {
	const balance = owedBalance(appointment, account.balance, rules);
	const ended = visitEnd(appointment);
	const charge = chargeFor(ended, balance.isCharged, rules.charges);
	const isUnknownToAll = !account.balance && isUnknown(appointment, rules.notedFrom);
	const nameOf = (id: string) => names.get(id)?.name ?? UNNAMED_STAFF;
	return {
		appointmentId: appointment.id,
		ticketNumber: balance.ticketNumber,
		currency: balance.currency,
		price: balance.price,
		due: balance.due,
		paid: paidOf(balance),
		waived: balance.byMethod.waived,
		stillToPay: stillToPay(balance),
		overpaid: overpaidOf(balance),
		...(ended === undefined ? {} : { ended }),
		...(charge === undefined ? {} : { charge }),
		...(isUnknownToAll ? { isUnknown: true } : {}),
		version: balance.ver,
		entries: account.payments.map(({ id, kind, method, amount, at, by, mpesaCode, insurer, ...rest }) => ({
			...{ id, kind, method, amount, at, by: nameOf(by) },
			...(mpesaCode === undefined ? {} : { mpesaCode }),
			...(insurer === undefined ? {} : { insurer }),
			...account.words.get(id),
			...(rest.receiptNumber === undefined ? {} : { receiptNumber: rest.receiptNumber }),
			isReversed: rest.reversedBy !== undefined,
		})),
		priceChanges: account.priceChanges.map(({ id, at, by, from, to }) => {
			const reason = account.words.get(id)?.reason;
			return { at, by: nameOf(by), from, to, ...(reason === undefined ? {} : { reason }) };
		}),
	};
}

/** The balance for a line of a list. Undefined where nothing is recorded and the visit is to come or not due. */
function visitPaid(appointment: Appointment, noted: VisitBalance | undefined, rules: OwedRules): VisitPaid | undefined {
	const balance = owedBalance(appointment, noted, rules);
	if (!noted && (appointment.status === 'confirmed' || balance.due === 0)) return undefined;
	return {
		appointmentId: balance.appointmentId,
		currency: balance.currency,
		due: balance.due,
		paid: paidOf(balance),
		waived: balance.byMethod.waived,
		stillToPay: stillToPay(balance),
		overpaid: overpaidOf(balance),
		methods: methodsOf(balance),
	};
}

/** The balances for the lines of a list, in its order. */
export function visitsPaid(
	appointments: readonly Appointment[],
	balances: readonly VisitBalance[],
	rules: OwedRules,
): VisitPaid[] {
	const noted = new Map(balances.map((balance) => [balance.appointmentId, balance]));
	return appointments.flatMap((visit) => visitPaid(visit, noted.get(visit.id), rules) ?? []);
}
