import { freshTable } from '@tulia/test-kit/fresh-table';
import { sampleProfile } from '../../test-support/appointment/sample-centre.ts';
import { ofEntity } from '../../test-support/appointment/table-invariants.ts';
import { expectTruePayments, type PaymentFixture, paymentFixture } from '../../test-support/payment/payment-fixture.ts';
import { cancelAppointment } from '../appointment/cancel/cancel-appointment.usecase.ts';
import { recordOutcome } from '../appointment/desk/record-outcome.usecase.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { decideCharge } from './decide-charge.usecase.ts';
import { listVisitsPaid } from './read-payments.usecase.ts';

let desk: PaymentFixture;
let id = '';
beforeEach(async () => {
	desk = await paymentFixture(await freshTable());
	id = await desk.visit();
});
afterEach(() => desk.close());

const cash = (amount: number, version = 0) => ({ method: 'cash', amount, version }) as const;
const cancel = (by: 'client' | 'staff') =>
	cancelAppointment(desk.deskDeps)({
		...{ appointmentId: id, by, actor: 'staff' },
		...(by === 'client' ? { how: 'phone' as const } : {}),
	});
const miss = () =>
	recordOutcome({ ...desk.deskDeps, now: () => new Date('2026-11-24T08:00:00.000Z') })({
		params: { id },
		body: { status: 'missed' },
		caller: { userId: 'staff' },
	});
const decide = (charge: boolean, version: number) =>
	decideCharge(desk.deskDeps)({ params: { id }, body: { charge, version }, caller: { userId: 'staff' } });
const chargeFor = (lateCancellation: 'charge' | 'ask', missed: 'charge' | 'ask') =>
	profileRepository(desk.db, desk.tableName).save({ ...sampleProfile, charges: { lateCancellation, missed } });
const line = async () => {
	const answer = await listVisitsPaid(desk.deskDeps)({ query: { appointments: id } });
	return answer.ok ? answer.value.data : undefined;
};

test('nothing is due for a paid visit that the centre cancels, and the amount to refund is shown', async () => {
	await desk.note(id, cash(3500));
	await cancel('staff');
	expect(await desk.paymentsOf(id)).toMatchObject({ due: 0, stillToPay: 0, overpaid: 3500, ended: 'cancelled' });
	expect(await line()).toMatchObject([{ due: 0, stillToPay: 0, overpaid: 3500 }]);
	const [entry] = (await desk.paymentsOf(id)).entries;
	await desk.takeBack(id, entry?.id ?? '', 1);
	expect(await desk.paymentsOf(id)).toMatchObject({ due: 0, paid: 0, overpaid: 0, price: 3500 });
	await expectTruePayments(desk);
});

test('a missed visit is not charged unless the centre does so, and a payment for it has to be confirmed', async () => {
	await miss();
	expect(await desk.paymentsOf(id)).toMatchObject({ due: 0, stillToPay: 0, ended: 'missed', charge: 'do_not_charge' });
	expect(await desk.note(id, cash(3500))).toMatchObject({
		refusal: 'more_than_owed',
		detail: 'Nothing is left to pay.',
	});
	expect(await line()).toEqual([]);
	await chargeFor('ask', 'charge');
	expect(await desk.paymentsOf(id)).toMatchObject({ due: 3500, stillToPay: 3500, charge: 'charge' });
	expect(await line()).toMatchObject([{ due: 3500, stillToPay: 3500 }]);
	expect(await desk.note(id, cash(3500))).toMatchObject({ ok: true, value: { stillToPay: 0, overpaid: 0 } });
});

test('where the centre decides each time, a late cancellation asks, and the decision of staff is audited and permanent', async () => {
	await chargeFor('ask', 'ask');
	await cancel('client');
	expect(await desk.paymentsOf(id)).toMatchObject({ due: 0, ended: 'cancelled_late', charge: 'ask' });
	expect(await decide(true, 0)).toMatchObject({ ok: true, value: { due: 3500, charge: 'charge', version: 1 } });
	expect(await decide(true, 0)).toMatchObject({ ok: true, value: { version: 1 } });
	expect(await decide(false, 0)).toMatchObject({ refusal: 'changed_meanwhile' });
	await desk.note(id, cash(1000, 1));
	expect(await decide(false, 2)).toMatchObject({
		ok: true,
		value: { due: 0, overpaid: 1000, charge: 'do_not_charge' },
	});
	const audited = ofEntity(await desk.items(), 'audit').map(({ action }) => action);
	expect(audited).toEqual(expect.arrayContaining(['visit_charged', 'visit_not_charged']));
	await expectTruePayments(desk);
});

test('a visit that takes place, or that the centre cancelled, cannot be charged by decision', async () => {
	expect(await decide(true, 0)).toMatchObject({ refusal: 'appointment_changed' });
	await cancel('staff');
	expect(await decide(true, 0)).toMatchObject({ refusal: 'appointment_changed' });
});
