import type { NewPayment } from '@tulia/contracts/payment/schemas';
import { changePriceToPay } from '../../src/payment/change-price-to-pay.usecase.ts';
import { notePayment } from '../../src/payment/note-payment.usecase.ts';
import { chargesOf } from '../../src/payment/owed.ts';
import { paymentRepository } from '../../src/payment/payment.repository.ts';
import { getPayments } from '../../src/payment/read-payments.usecase.ts';
import { issuerOf } from '../../src/payment/receipt/issuer.ts';
import { reversePayment } from '../../src/payment/reverse-payment.usecase.ts';
import { exportTakings, getTakings } from '../../src/payment/takings/takings.usecase.ts';
import type { ChangePaymentsDeps } from '../../src/payment/visit-attempts.usecase.ts';
import { profileRepository } from '../../src/profile/profile.repository.ts';
import {
	type BookingFixture,
	type BookingOptions,
	bookingFixture,
	type EmptyTable,
} from '../appointment/booking-fixture.ts';
import { ofEntity, scanAll } from '../appointment/table-invariants.ts';

/** The morning of the booked visits: 9:30 AM at the centre, on a Tuesday. */
const AT_THE_DESK = new Date('2026-11-24T06:30:00.000Z');
const caller = { userId: 'staff' };

/** A centre and the payment endpoints of its front desk, wired like the function of staff. */
export async function paymentFixture(fresh: EmptyTable) {
	const fixture = await bookingFixture(fresh, ['amina', 'brian', 'cynthia']);
	const { db, tableName, deps, cipher } = fixture;
	await fixture.addClient('staff');
	const deskDeps = {
		...deps,
		payments: paymentRepository(db, tableName, async () => cipher),
		issuer: issuerOf(profileRepository(db, tableName)),
		charges: chargesOf(profileRepository(db, tableName)),
		now: () => AT_THE_DESK,
	};
	return { ...fixture, deskDeps, ...deskOf(deskDeps), ...visitsOf(fixture), items: () => scanAll(fixture) };
}
export type PaymentFixture = Awaited<ReturnType<typeof paymentFixture>>;

type PaymentInput = Omit<NewPayment, 'version'> & { readonly version?: number; readonly key?: string };

export function deskOf(deps: ChangePaymentsDeps & Parameters<typeof getTakings>[0]) {
	return {
		note: (id: string, { key, version = 0, ...body }: PaymentInput) =>
			notePayment(deps)({ params: { id }, body: { ...body, version }, caller, idempotencyKey: key }),
		takeBack: (id: string, paymentId: string, version: number, by: { method?: 'cash' | 'mpesa' | 'card' } = {}) =>
			reversePayment(deps)({ params: { id, paymentId }, body: { reason: 'Wrong visit', version, ...by }, caller }),
		ask: (id: string, due: number, version = 0) =>
			changePriceToPay(deps)({ params: { id }, body: { due, reason: 'A student', version }, caller }),
		paymentsOf: async (id: string) => {
			const answer = await getPayments(deps)({ params: { id } });
			if (!answer.ok) throw new Error(answer.refusal);
			return answer.value;
		},
		takings: async (day = '2026-11-24') => {
			const answer = await getTakings(deps)({ query: { day } });
			if (!answer.ok) throw new Error(answer.refusal);
			return answer.value;
		},
		file: (from: string, to = from) =>
			exportTakings({ ...deps, noteExport: async () => undefined })({
				query: { from, to },
				caller: { ...caller, version: 1, role: 'admin' } as never,
			}),
	};
}

const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
const PSYCHOLOGISTS = ['amina', 'brian', 'cynthia'];

function visitsOf(fixture: BookingFixture) {
	/** Books visits of different clients at different times. */
	const visits = (count: number): Promise<readonly string[]> =>
		Promise.all(
			Array.from({ length: count }, async (_, at) => {
				const options: BookingOptions = {
					...{ time: TIMES[at % TIMES.length] ?? '9:00 AM' },
					psychologistId: PSYCHOLOGISTS[Math.floor(at / TIMES.length)] ?? 'amina',
				};
				return fixture.booked(await fixture.addClient(`visitor-${at}`), options);
			}),
		);
	const visit = async (): Promise<string> => (await visits(1))[0] ?? '';
	return { visits, visit };
}

/**
 * The invariants of payments while no write is in progress (promises M1 to M3), as pairs that must be equal: the series
 * has no gap, each receipt has its payment, each balance is the sum of its payments, each code belongs to one payment.
 */
function paymentPairs(items: Awaited<ReturnType<typeof scanAll>>) {
	const [payments, receipts] = [ofEntity(items, 'payment'), ofEntity(items, 'receipt')];
	const series = ofEntity(items, 'receipt-series');
	const numbers = receipts.map(({ number }) => String(number)).sort();
	const standing = payments.filter(({ kind, reversedBy }) => kind === 'payment' && reversedBy === undefined);
	const sumOf = (aid: string) =>
		payments.filter(({ appointmentId }) => appointmentId === aid).reduce((sum, { amount }) => sum + amount, 0);
	const codes = (some: typeof payments) => some.flatMap(({ mpesaCode }) => mpesaCode ?? []).sort();
	return {
		series: [
			numbers,
			series
				.flatMap(({ PK, lastPlace }) =>
					Array.from({ length: lastPlace }, (_, at) => `R-${String(PK).slice(-4)}-${String(at + 1).padStart(6, '0')}`),
				)
				.sort(),
		],
		receipts: [numbers, payments.flatMap(({ receiptNumber }) => receiptNumber ?? []).sort()],
		balances: ofEntity(items, 'visit-balance').map(({ appointmentId, byMethod }) => [
			Object.values<number>(byMethod).reduce((sum, amount) => sum + amount, 0),
			sumOf(appointmentId),
		]),
		codes: [
			ofEntity(items, 'mpesa-code')
				.map(({ PK }) => String(PK).slice('MPESA#'.length))
				.sort(),
			codes(standing),
		],
		audit: [
			ofEntity(items, 'audit').filter(({ action }) => action === 'payment_noted' || action === 'payment_reversed')
				.length,
			payments.length,
		],
	} as const;
}

/** Fails the test when an invariant of payments is broken. */
export async function expectTruePayments({ items }: Pick<PaymentFixture, 'items'>): Promise<void> {
	const { balances, ...pairs } = paymentPairs(await items());
	for (const [one, other] of [...Object.values(pairs), ...balances]) expect(one).toEqual(other);
}
