import type { VisitPaid, VisitPayments } from '@tulia/contracts/payment/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import type { VisitAccount } from './payment-store.ts';
import { methodsOf, NOTHING_PAID, overpaidOf, paidOf, stillToPay, type VisitBalance } from './visit-balance.ts';

/** How a visit stands: what was noted, or that nothing was. */
export const balanceOf = (
	{ id, ticketNumber, currency, price }: Appointment,
	balance: VisitBalance | undefined,
): VisitBalance =>
	balance ?? { appointmentId: id, ticketNumber, currency, price, due: price, byMethod: NOTHING_PAID, ver: 0 };

/** Whoever noted it may have left, or it was the seed. */
const SOMEBODY = 'The centre';

/** What staff see of the payments of a visit. */
export function visitPayments(
	appointment: Appointment,
	account: VisitAccount,
	names: ReadonlyMap<string, { readonly name: string }>,
): VisitPayments {
	const balance = balanceOf(appointment, account.balance);
	const nameOf = (id: string) => names.get(id)?.name ?? SOMEBODY;
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

/** The same for a line of a list. */
export const visitPaid = (balance: VisitBalance): VisitPaid => ({
	appointmentId: balance.appointmentId,
	currency: balance.currency,
	due: balance.due,
	paid: paidOf(balance),
	waived: balance.byMethod.waived,
	stillToPay: stillToPay(balance),
	methods: methodsOf(balance),
});
