import { freshTable } from '@tulia/test-kit/fresh-table';
import { expectInvariants, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import {
	FULL_DAY,
	THAT_DAY,
	type WaitingFixture,
	waitingFixture,
} from '../../../test-support/waiting-list/waiting-fixture.ts';
import { openOffer } from '../../waiting-list/waiting-entry.ts';
import { withReadableNotes } from '../desk/seen-by-staff.usecase.ts';
import { cancelAppointment } from './cancel-appointment.usecase.ts';
import { giveTimeFree } from './give-time-free.usecase.ts';
import { cancelForCentre } from './request-cancellation.usecase.ts';

let fixture: WaitingFixture;
beforeEach(async () => {
	fixture = await waitingFixture(await freshTable());
});
afterEach(async () => {
	await expectInvariants(fixture);
	await fixture.close();
});

const caller = { userId: 'staff', roles: ['front_desk'] } as const;
const cancelKept = (id: string, keepFree?: true) =>
	cancelForCentre({ ...fixture.deps, cancel: cancelAppointment(fixture.deps) })({
		params: { id },
		body: { reason: 'She is exhausted', version: 1, ...(keepFree ? { keepFree } : {}) },
		caller,
	});
const giveFree = (id: string) => withReadableNotes(giveTimeFree(fixture.deps))({ params: { id }, caller });
const cells = () => scanEntity(fixture, 'cell');
const cellsOfVisit = async (id: string) => (await cells()).filter(({ apptId }) => apptId === id);
const audited = async () =>
	(await scanEntity(fixture, 'audit'))
		.map(({ action }) => String(action))
		.filter((action) => /kept|given_free/.test(action))
		.sort();
const strangers = async (count: number) => {
	const ids = await fixture.addClients(count, 'stranger');
	return Promise.all(ids.map((id) => fixture.book(id, { date: FULL_DAY, time: '9:00 AM' })));
};

test('a time kept free at a cancellation is not bookable, and its half hours no longer name the visit', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	const waiter = await fixture.waits(await fixture.addClient('first'), THAT_DAY);
	expect(await cancelKept(visit, true)).toMatchObject({
		ok: true,
		value: { status: 'cancelled', keptFree: { at: fixture.now().toISOString() } },
	});
	await fixture.sweep();
	expect(openOffer(await fixture.entryOf(waiter))).toBeUndefined();
	expect((await strangers(1)).map(({ ok }) => ok)).toEqual([false]);
	const held = await cellsOfVisit(visit);
	expect(held).toHaveLength(3);
	for (const cell of held) expect(cell).not.toHaveProperty('uid');
	expect(await audited()).toEqual(['appointment_cancelled_time_kept']);
});

test('one request gives the time free, once, and the next sweep offers it to the waiting list', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	const waiter = await fixture.waits(await fixture.addClient('first'), THAT_DAY);
	await cancelKept(visit, true);
	const answers = await Promise.all([1, 2, 3].map(() => giveFree(visit)));
	for (const answer of answers) {
		expect(answer).toMatchObject({ ok: true, value: { status: 'cancelled' } });
		expect(answer).not.toHaveProperty('value.keptFree');
	}
	expect(await giveFree(visit)).toMatchObject({ ok: true });
	expect(await cellsOfVisit(visit)).toEqual([]);
	expect(await audited()).toEqual(['appointment_cancelled_time_kept', 'appointment_time_given_free']);
	await fixture.sweep();
	expect(openOffer(await fixture.entryOf(waiter))).toMatchObject({ startAt: '2026-11-24T06:00:00.000Z' });
});

test('a time kept free is neither booked nor offered by concurrent bookings and sweeps', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	const waiter = await fixture.waits(await fixture.addClient('first'), THAT_DAY);
	const sweeps = async () => {
		for (let round = 0; round < 5; round += 1) await fixture.sweep();
	};
	const [cancelled, booked] = await Promise.all([cancelKept(visit, true), strangers(6), sweeps(), sweeps()]);
	expect(cancelled).toMatchObject({ ok: true });
	expect(booked.map(({ ok }) => ok)).toEqual(booked.map(() => false));
	await fixture.sweep();
	expect(openOffer(await fixture.entryOf(waiter))).toBeUndefined();
	expect(await cellsOfVisit(visit)).toHaveLength(3);
});

test('of concurrent cancellations with and without keeping the time free one is stored, and visit and half hours agree', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	await Promise.all([cancelKept(visit, true), cancelKept(visit), cancelKept(visit, true)]);
	const { keptFree } = (await fixture.deps.appointments.find(visit)) ?? {};
	expect(await cellsOfVisit(visit)).toHaveLength(keptFree ? 3 : 0);
});

test('the time of a visit that is over is not kept free', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	fixture.setClock('2026-11-24T07:00:00.000Z');
	expect(await cancelKept(visit, true)).toMatchObject({ ok: true });
	expect(await fixture.deps.appointments.find(visit)).not.toHaveProperty('keptFree');
	expect(await cellsOfVisit(visit)).toEqual([]);
});

test('giving free the time of a confirmed visit changes nothing, and an unknown visit is not found', async () => {
	const [visit = ''] = await fixture.fillDay('holder');
	expect(await giveFree(visit)).toMatchObject({ ok: true, value: { status: 'confirmed', version: 1 } });
	expect(await cellsOfVisit(visit)).toHaveLength(3);
	expect(await giveFree('unknown')).toMatchObject({ ok: false, refusal: 'not_found' });
});
