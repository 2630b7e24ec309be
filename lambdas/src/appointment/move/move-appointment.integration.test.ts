import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../test-support/appointment/booking-fixture.ts';
import { type MoveOptions, moveWith } from '../../../test-support/appointment/move-with.ts';
import { sampleServices } from '../../../test-support/appointment/sample-centre.ts';
import { expectInvariants, scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { serviceRepository } from '../../service/service.repository.ts';
import { clientMayCancelUntil } from '../cancellation-rule.ts';

let engine: FreshTable;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());

let fixture: BookingFixture;
afterEach(() => fixture.close());

const open = async (psychologistIds?: readonly string[]) => {
	fixture = await bookingFixture(await freshTable(), psychologistIds);
};

const move = (id: string, options?: MoveOptions) => moveWith(fixture.deps)(id, options);

const itemOf = async (id: string) => (await scanEntity(fixture, 'appointment')).find((one) => one.id === id) ?? {};
const jobsOf = async () =>
	(await scanEntity(fixture, 'job')).map(({ type, refVersion }) => `${type} v${refVersion}`).sort();

describe('an appointment that is moved', () => {
	test('a moved appointment keeps number, service, price and psychologist, and the rest follows its time', async () => {
		await open(['amina', 'otieno']);
		const id = await fixture.booked(await fixture.addClient('client'), { psychologistId: 'otieno' });
		const before = await itemOf(id);
		expect(await move(id, { date: '2026-11-25', time: '3:00 PM' })).toMatchObject({ ok: true, value: { ver: 2 } });
		const after = await itemOf(id);
		const entries = await scanEntity(fixture, 'audit');
		expect(entries.flatMap(({ change }) => change ?? [])).toEqual([{ from: before.startAt, to: after.startAt }]);
		expect(after).toEqual({
			...before,
			ver: 2,
			startAt: '2026-11-25T12:00:00.000Z',
			endAt: '2026-11-25T13:00:00.000Z',
			remindAt: '2026-11-24T12:00:00.000Z',
			movedFrom: '2026-11-24T06:00:00.000Z',
			lastMove: {
				psychologistId: 'otieno',
				psychologistName: 'Psychologist otieno',
				at: '2026-11-20T06:00:00.000Z',
			},
			G1SK: `2026-11-25T12:00:00.000Z#${id}`,
			G2SK: `2026-11-25T12:00:00.000Z#${id}`,
			G3SK: `2026-11-24T12:00:00.000Z#${id}`,
			ttl: before.ttl + 30 * 60 * 60,
		});
		expect(after.psychologistId).toBe('otieno');
		expect(await jobsOf()).toEqual([
			'confirmation_mail v1',
			'create_schedule v1',
			'create_schedule v2',
			'day_change v1',
			'day_change v2',
			'delete_schedule v1',
			'moved_mail v2',
		]);
		await expectInvariants(fixture);
	});

	test('a moved appointment may overlap its old time, and keeps the cells that both times have in common', async () => {
		await open();
		const id = await fixture.booked(await fixture.addClient('client'), { serviceId: 'couples', time: '9:00 AM' });
		expect(await move(id, { time: '10:30 AM' })).toMatchObject({ ok: true });
		const cells = (await scanEntity(fixture, 'cell')).map(({ SK }) => SK);
		expect(cells.sort()).toEqual(['24T1030', '24T1100', '24T1130', '24T1200']);
		await expectInvariants(fixture);
	});

	test('a move goes to the first free psychologist when the current one is taken, unless the request names one', async () => {
		await open(['amina', 'otieno']);
		const id = await fixture.booked(await fixture.addClient('client'), { psychologistId: 'amina' });
		await fixture.booked(await fixture.addClient('other'), { psychologistId: 'amina', time: '12:00 PM' });
		expect(await move(id, { psychologistId: 'amina' })).toMatchObject({ ok: false, refusal: 'slot_taken' });
		expect(await move(id)).toMatchObject({ ok: true, value: { psychologistId: 'otieno', ver: 2 } });
		expect(await move(id, { psychologistId: 'nobody', version: 2 })).toMatchObject({ refusal: 'unknown_psychologist' });
		await expectInvariants(fixture);
	});

	test('a move to a time taken meanwhile is refused with the times that are left, and changes nothing', async () => {
		await open();
		const id = await fixture.booked(await fixture.addClient('client'));
		await fixture.booked(await fixture.addClient('other'), { time: '12:00 PM' });
		const before = await scanAll(fixture);
		expect(await move(id)).toEqual({
			ok: false,
			refusal: 'slot_taken',
			// Its own 9:00 AM is among them: the appointment does not block itself.
			times: ['9:00 AM', '10:30 AM', '1:30 PM', '3:00 PM'],
		});
		expect(await scanAll(fixture)).toEqual(before);
	});

	test('a move to another month moves the count, and a move back moves it back', async () => {
		await open();
		const id = await fixture.booked(await fixture.addClient('client'));
		expect(await move(id, { date: '2026-12-02' })).toMatchObject({ ok: true });
		await expectInvariants(fixture);
		expect(await move(id, { date: '2026-11-30', version: 2 })).toMatchObject({ ok: true });
		await expectInvariants(fixture);
	});

	test('a move into the next 24 hours gets no reminder, and leaves the index of due reminders', async () => {
		await open();
		const id = await fixture.booked(await fixture.addClient('client'));
		expect(await move(id, { date: '2026-11-20', time: '3:00 PM' })).toMatchObject({
			ok: true,
			value: { reminder: { state: 'covered_by_confirmation' } },
		});
		expect(await itemOf(id)).not.toHaveProperty('G3PK');
		expect(await jobsOf()).not.toContain('create_schedule v2');
		await expectInvariants(fixture);
	});

	test('a moved appointment keeps its length, price and service when the service is offered no more', async () => {
		await open();
		const id = await fixture.booked(await fixture.addClient('client'));
		const [stress] = sampleServices;
		const edited = stress && { ...stress, durationMinutes: 90, price: 9900 };
		if (edited) await serviceRepository(fixture.db, fixture.tableName).save(edited, 0, false);
		expect(await move(id)).toMatchObject({
			ok: true,
			value: { startAt: '2026-11-24T09:00:00.000Z', endAt: '2026-11-24T10:00:00.000Z', price: 3500 },
		});
		await expectInvariants(fixture);
	});

	test('an appointment is not moved when the requested time is no start time', async () => {
		await open();
		const id = await fixture.booked(await fixture.addClient('client'));
		expect(await move(id, { date: '2026-11-22' })).toMatchObject({ refusal: 'date_not_bookable' });
		expect(await move(id, { time: '12:15 PM' })).toMatchObject({ refusal: 'time_not_offered' });
		expect(await move('01NOBODY')).toEqual({ ok: false, refusal: 'not_found' });
	});

	test('an appointment is not moved into another session of its client', async () => {
		await open(['amina', 'otieno']);
		const client = await fixture.addClient('client');
		const id = await fixture.booked(client);
		await fixture.booked(client, { time: '12:00 PM' });
		expect(await move(id)).toEqual({ ok: false, refusal: 'client_overlap' });
	});
});

describe('who may move an appointment, and until when', () => {
	test('clients may move until exactly 24 hours before, staff also later', async () => {
		await open();
		const id = await fixture.booked(await fixture.addClient('client'));
		const last = clientMayCancelUntil('2026-11-24T06:00:00.000Z');
		const late = new Date(last.getTime() + 1);
		expect(await move(id, { date: '2026-11-25', now: late })).toEqual({ ok: false, refusal: 'too_late' });
		expect(await move(id, { date: '2026-11-25', now: last })).toMatchObject({ ok: true });
		const eve = new Date('2026-11-25T08:00:00.000Z');
		expect(await move(id, { date: '2026-11-26', version: 2, now: eve })).toMatchObject({ refusal: 'too_late' });
		expect(await move(id, { date: '2026-11-26', version: 2, now: eve, by: 'staff' })).toMatchObject({ ok: true });
		await expectInvariants(fixture);
	});

	test('staff may move without lead time, but on the grid, within hours, and not into the past', async () => {
		await open();
		const id = await fixture.booked(await fixture.addClient('client'));
		const today = { date: '2026-11-20', by: 'staff' } as const;
		expect(await move(id, { ...today, by: 'client', time: '10:30 AM' })).toMatchObject({ refusal: 'time_not_offered' });
		expect(await move(id, { ...today, time: '10:10 AM' })).toMatchObject({ refusal: 'time_not_offered' });
		expect(await move(id, { ...today, time: '4:30 PM' })).toMatchObject({ refusal: 'time_not_offered' });
		const noon = new Date('2026-11-20T09:00:01.000Z');
		expect(await move(id, { ...today, time: '11:30 AM', now: noon })).toMatchObject({ refusal: 'time_not_offered' });
		expect(await move(id, { ...today, time: '10:30 AM' })).toMatchObject({ ok: true });
		await expectInvariants(fixture);
	});
});
