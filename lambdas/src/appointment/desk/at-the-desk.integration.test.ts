import { randomUUID } from 'node:crypto';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../test-support/appointment/booking-fixture.ts';
import { expectInvariants, ofEntity, scanAll } from '../../../test-support/appointment/table-invariants.ts';
import { cancelAppointment } from '../cancel/cancel-appointment.usecase.ts';
import { cancelForCentre } from '../cancel/request-cancellation.usecase.ts';
import { moveAppointment } from '../move/move-appointment.usecase.ts';
import { moveForCentre } from '../move/request-move.usecase.ts';
import { type NoteProgressRequest, noteProgress } from './note-progress.usecase.ts';
import { type RecordOutcomeRequest, recordOutcome } from './record-outcome.usecase.ts';

/** The visit: a Tuesday, 9:00 AM to 10:00 AM at the centre. */
const START = '2026-11-24T06:00:00.000Z';
const SHORTLY_BEFORE = '2026-11-24T05:50:00.000Z';
const AFTER = '2026-11-24T07:30:00.000Z';
const caller = { userId: 'staff' };

let fixture: BookingFixture;
let id: string;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
	await fixture.addClient('staff');
	id = await fixture.booked(await fixture.addClient('client'));
});
afterEach(() => fixture.close());

const at = (now: string) => ({ ...fixture.deps, now: () => new Date(now) });
const record = (body: RecordOutcomeRequest['body'], now = AFTER) =>
	recordOutcome(at(now))({ params: { id }, body, caller });
const takeBack = (version: number, now = AFTER) => record({ status: 'confirmed', version, reason: 'Wrong row' }, now);
const note = (
	progress: NoteProgressRequest['body']['progress'],
	progressVersion = 0,
	{ version = 1, now = SHORTLY_BEFORE } = {},
) => noteProgress(at(now))({ params: { id }, body: { progress, version, progressVersion }, caller });
const cancel = (cancelledFor: 'centre' | 'client_by_phone' | 'client_at_desk' | undefined, now: string) =>
	cancelForCentre({ ...at(now), cancel: cancelAppointment(at(now)) })({
		params: { id },
		body: { reason: 'Has a cold', version: 1, ...(cancelledFor ? { cancelledFor } : {}) },
		caller,
	});
const move = (now: string) =>
	moveForCentre({ ...at(now), move: moveAppointment(at(now)) })({
		params: { id },
		body: { date: '2026-11-24', time: '3:00 PM', version: 1 },
		caller,
		idempotencyKey: randomUUID(),
	});

/** Sorted, because events of one millisecond have no defined order. */
const whatHappened = (items: Awaited<ReturnType<typeof scanAll>>) =>
	ofEntity(items, 'appointment-event')
		.map(({ what }) => String(what))
		.sort();

test.each(['attended', 'missed'] as const)(
	'the outcome %s is taken back with its figures; the visit awaits an outcome again, which can be recorded',
	async (status) => {
		await record({ status });
		expect(await takeBack(2)).toMatchObject({ ok: true, value: { appointment: { status: 'confirmed', version: 3 } } });
		await expectInvariants(fixture, new Date(AFTER));
		const items = await scanAll(fixture);
		expect(ofEntity(items, 'awaited-outcome')).toHaveLength(1);
		expect(whatHappened(items)).toEqual(['booked', status, 'taken_back'].sort());
		expect(JSON.stringify(items)).not.toContain('Wrong row');
		// A repeat changes nothing.
		expect(await takeBack(2)).toMatchObject({ ok: true, value: { appointment: { version: 3 } } });
		expect(await record({ status: 'attended' })).toMatchObject({ value: { appointment: { version: 4 } } });
		await expectInvariants(fixture, new Date(AFTER));
	},
);

test('of ten simultaneous withdrawals of an outcome one is recorded', async () => {
	await record({ status: 'attended' });
	const answers = await Promise.all(Array.from({ length: 10 }, () => takeBack(2)));
	expect(answers.every((one) => one.ok && one.value.appointment.version === 3)).toBe(true);
	await expectInvariants(fixture, new Date(AFTER));
});

test('a visit whose outcome is taken back before its end is upcoming again, unless it overlaps another of the client', async () => {
	await record({ status: 'attended' }, SHORTLY_BEFORE);
	expect(await takeBack(2, SHORTLY_BEFORE)).toMatchObject({ ok: true });
	await expectInvariants(fixture, new Date(SHORTLY_BEFORE));

	await record({ status: 'attended' }, SHORTLY_BEFORE);
	// The overlap is decided by the client's list of upcoming visits.
	await fixture.put({
		...{ PK: 'USER#client', SK: 'BOOKED', entity: 'bookings', ver: 9 },
		upcoming: [{ aid: 'other', startAt: '2026-11-24T06:30:00.000Z', endAt: '2026-11-24T07:30:00.000Z' }],
	});
	expect(await takeBack(4, SHORTLY_BEFORE)).toMatchObject({ ok: false, refusal: 'client_overlap' });
});

test('noting and taking back arrived or in session changes no status, version, figure or job of the visit', async () => {
	const before = await scanAll(fixture);
	expect(await note('arrived')).toMatchObject({
		value: {
			appointment: {
				status: 'confirmed',
				version: 1,
				progress: { state: 'arrived', at: SHORTLY_BEFORE },
				progressVersion: 1,
			},
		},
	});
	expect(await note('arrived')).toMatchObject({ value: { appointment: { progressVersion: 1 } } });
	expect(await note('in_session', 0)).toMatchObject({ refusal: 'appointment_changed' });
	expect(await note('in_session', 1, { now: START })).toMatchObject({ value: { appointment: { progressVersion: 2 } } });
	await expectInvariants(fixture, new Date(START));
	const taken = await note('expected', 2, { now: START });
	expect(taken.ok && taken.value.appointment).not.toHaveProperty('progress');
	const after = await scanAll(fixture);
	const unchanged = (items: typeof before) =>
		items.filter(({ entity }) => ['stat', 'job', 'cell', 'awaited-outcome', 'bookings'].includes(entity));
	expect(unchanged(after)).toEqual(unchanged(before));
	expect(whatHappened(after)).toEqual(['arrived', 'booked', 'in_session', 'not_here_yet']);
});

test('of two simultaneous notes of progress one is stored and the other is refused as outdated', async () => {
	const answers = await Promise.all([note('arrived'), note('in_session')]);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'appointment_changed' });
});

test('a move to another time removes a noted arrival', async () => {
	await note('arrived');
	const moved = await move(SHORTLY_BEFORE);
	expect(moved).toMatchObject({ ok: true, value: { status: 'confirmed', version: 2 } });
	expect(moved.ok && moved.value).not.toHaveProperty('progress');
	expect(await note('arrived', 1, { version: 2 })).toMatchObject({ value: { appointment: { progressVersion: 2 } } });
});

test.each([
	['the centre, by default', undefined, SHORTLY_BEFORE, { by: 'staff', late: false }],
	['the centre', 'centre', SHORTLY_BEFORE, { by: 'staff', late: false }],
	['the client by phone, late', 'client_by_phone', SHORTLY_BEFORE, { by: 'client', how: 'phone', late: true }],
	[
		'the client at the desk, in time',
		'client_at_desk',
		'2026-11-23T05:59:00.000Z',
		{ by: 'client', how: 'desk', late: false },
	],
] as const)('a cancellation records who cancelled: %s', async (_who, cancelledFor, now, cancellation) => {
	expect(await cancel(cancelledFor, now)).toMatchObject({
		ok: true,
		value: { status: 'cancelled', cancellation: { ...cancellation, reason: 'Has a cold' } },
	});
	await expectInvariants(fixture, new Date(now));
});
