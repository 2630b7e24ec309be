import { type PaymentMethod, paymentMethods } from '@tulia/contracts/payment/schemas';
import { type ChargeRules, chargeRules } from '@tulia/contracts/profile/schemas';
import fc from 'fast-check';
import { anAppointment } from '../../test-support/appointment/an-appointment.ts';
import type { Appointment } from '../appointment/appointment.ts';
import { chargeFor, type OwedRules, visitEnd } from '../payment/owed.ts';
import type { VisitBalance } from '../payment/visit-balance.ts';
import { visitPayments, visitsPaid } from '../payment/visit-payments.ts';
import { clientFigures } from './client-figures.ts';

/** A fixed seed, so that every run checks the same histories. */
const RUNS = { seed: 20261128, numRuns: 400 };
const START = Date.parse('2026-11-24T06:00:00.000Z');
const HOUR = 60 * 60 * 1000;

const cents = fc.integer({ min: 0, max: 500_000 });
const charges: fc.Arbitrary<ChargeRules> = fc.record({
	lateCancellation: fc.constantFrom(...chargeRules),
	missed: fc.constantFrom(...chargeRules),
});
/** The centre notes payments since before these visits, since after them, or never. */
const rules: fc.Arbitrary<OwedRules> = fc.record({
	charges,
	notedFrom: fc.constantFrom('2026-01-01', '2026-11-25', undefined).map((day) => () => day),
});
const cancellation = fc
	.record({ by: fc.constantFrom('client', 'staff', 'erasure'), hours: fc.integer({ min: 1, max: 72 }) })
	.map(({ by, hours }) => ({ by, at: new Date(START - hours * HOUR).toISOString() }));

interface Noted {
	readonly visit: Appointment;
	readonly balance: VisitBalance | undefined;
}
const noted: fc.Arbitrary<Noted> = fc
	.record({
		status: fc.constantFrom('confirmed', 'attended', 'missed', 'cancelled'),
		cancellation,
		price: cents,
		currency: fc.constantFrom('KES', 'USD'),
		lowered: cents,
		isCharged: fc.option(fc.boolean(), { nil: undefined }),
		amounts: fc.option(fc.array(fc.oneof(fc.constant(0), cents), { minLength: 5, maxLength: 5 }), { nil: undefined }),
		id: fc.uuid(),
	})
	.map(({ status, price, currency, lowered, isCharged, amounts, id, ...rest }) => {
		const visit = anAppointment({
			...{ id, status, price, currency, startAt: new Date(START).toISOString() },
			...(status === 'cancelled' ? { cancellation: rest.cancellation } : {}),
		} as Partial<Appointment>);
		const byMethod = Object.fromEntries(paymentMethods.map((method, at) => [method, amounts?.[at] ?? 0])) as Record<
			PaymentMethod,
			number
		>;
		const due = Math.min(price, lowered);
		const facts = { appointmentId: id, ticketNumber: visit.ticketNumber, currency, price, due, byMethod, ver: 1 };
		const balance = { ...facts, ...(isCharged === undefined ? {} : { isCharged }) };
		return { visit, balance: amounts === undefined ? undefined : balance };
	});

const pageOf = ({ visit, balance }: Noted, owed: OwedRules) =>
	visitPayments(
		visit,
		{ balance, payments: [], priceChanges: [], words: new Map() },
		{ names: new Map<string, { name: string }>(), rules: owed },
	);

test('the page of a visit and the lists agree on what is paid and left to pay', () => {
	fc.assert(
		fc.property(fc.array(noted, { maxLength: 12 }), rules, (history, owed) => {
			const visits = history.map(({ visit }) => visit);
			const balances = history.flatMap(({ balance }) => balance ?? []);
			const lines = new Map(visitsPaid(visits, balances, owed).map((line) => [line.appointmentId, line]));
			for (const one of history) {
				const { due, stillToPay, overpaid } = pageOf(one, owed);
				const line = lines.get(one.visit.id);
				if (line) expect(line).toMatchObject({ due, stillToPay, overpaid });
				else expect(one.balance === undefined && (one.visit.status === 'confirmed' || stillToPay === 0)).toBe(true);
			}
		}),
		RUNS,
	);
});

test('what is left to pay in a client’s file is the sum of the pages of past visits', () => {
	fc.assert(
		fc.property(fc.array(noted, { maxLength: 12 }), rules, (history, owed) => {
			const sums = new Map<string, number>();
			for (const one of history.filter(({ visit }) => visit.status !== 'confirmed')) {
				const { currency, stillToPay } = pageOf(one, owed);
				if (stillToPay > 0) sums.set(currency, (sums.get(currency) ?? 0) + stillToPay);
			}
			const { stillToPay } = clientFigures(
				history.map(({ visit }) => visit),
				history.flatMap(({ balance }) => balance ?? []),
				owed,
			);
			expect(new Map(stillToPay.map(({ currency, amount }) => [currency, amount]))).toEqual(sums);
		}),
		RUNS,
	);
});

test('nothing is due for a visit that the centre cancelled, or the client in time, and payments are to be paid back', () => {
	fc.assert(
		fc.property(noted, rules, (one, owed) => {
			fc.pre(visitEnd(one.visit) === 'cancelled');
			const page = pageOf(one, owed);
			expect(page).toMatchObject({ due: 0, stillToPay: 0, overpaid: page.paid, ended: 'cancelled' });
			expect(page).not.toHaveProperty('charge');
		}),
		RUNS,
	);
});

test('a missed visit or a late cancellation is due only where it is charged, and the decision for a visit overrides the centre’s rule', () => {
	fc.assert(
		fc.property(noted, rules, (one, owed) => {
			const end = visitEnd(one.visit);
			fc.pre(end === 'missed' || end === 'cancelled_late');
			const page = pageOf(one, owed);
			const charge = chargeFor(end, one.balance?.isCharged, owed.charges);
			expect(page.charge).toBe(charge);
			expect(page.due).toBe(charge === 'charge' ? (one.balance?.due ?? one.visit.price) : 0);
			if (one.balance?.isCharged !== undefined) expect(charge).toBe(one.balance.isCharged ? 'charge' : 'do_not_charge');
		}),
		RUNS,
	);
});

test('nothing is left to pay for a visit without payments from before the centre noted them', () => {
	fc.assert(
		fc.property(noted, charges, (one, rule) => {
			fc.pre(one.balance === undefined && one.visit.status === 'attended');
			const page = pageOf(one, { charges: rule, notedFrom: () => '2026-11-25' });
			expect(page).toMatchObject({ stillToPay: 0, isUnknown: true });
		}),
		RUNS,
	);
});

test('a client never owes money and is owed money for the same visit', () => {
	fc.assert(
		fc.property(noted, rules, (one, owed) => {
			const page = pageOf(one, owed);
			expect(page.stillToPay === 0 || page.overpaid === 0).toBe(true);
			expect(page.overpaid).toBeLessThanOrEqual(page.paid);
		}),
		RUNS,
	);
});
