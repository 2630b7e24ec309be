import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import {
	type BookingFixture,
	bookingFixture,
	bookWith,
	FIXTURE_NOW,
} from '../../../../test-support/appointment/booking-fixture.ts';
import { samplePsychologist, sampleSchedule } from '../../../../test-support/appointment/sample-centre.ts';
import { expectInvariants, scanEntity } from '../../../../test-support/appointment/table-invariants.ts';
import { calendarRepository } from '../../../calendar/calendar.repository.ts';
import { psychologistRepository } from '../../../psychologist/psychologist.repository.ts';

const BY_STAFF = { id: 'audit-1', actor: 'staff', at: FIXTURE_NOW };

let fixture: BookingFixture;
afterEach(() => fixture.close());

/** How often each response occurred: `booked`, or the refusal. */
function tally(outcomes: readonly { readonly ok: boolean; readonly refusal?: string }[]) {
	const counts: Record<string, number> = {};
	for (const { ok, refusal = 'unnamed' } of outcomes) {
		const name = ok ? 'booked' : refusal;
		counts[name] = (counts[name] ?? 0) + 1;
	}
	return counts;
}

describe('many clients at one start time', () => {
	test('of 40 clients who book one start time at once one gets it, and 39 get "taken", three times', async () => {
		fixture = await bookingFixture(await freshTable());
		const clients = await fixture.addClients(40);
		for (const time of ['9:00 AM', '10:30 AM', '12:00 PM']) {
			const outcomes = await Promise.all(clients.map((client) => fixture.book(client, { time })));
			// A winner of an earlier round may win again; every response must be a booking or "taken".
			expect(tally(outcomes)).toEqual({ booked: 1, slot_taken: 39 });
			const fresh = outcomes.flatMap((one) => (one.ok ? [] : [one.times]));
			expect(fresh.every((times) => times && !times.includes(time))).toBe(true);
		}
		expect(await scanEntity(fixture, 'appointment')).toHaveLength(3);
		await expectInvariants(fixture);
	});

	test('with three psychologists three clients get one start time, each with another psychologist', async () => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'otieno', 'wanjiku']);
		const clients = await fixture.addClients(40);
		for (const time of ['9:00 AM', '1:30 PM', '3:00 PM']) {
			const outcomes = await Promise.all(clients.map((client) => fixture.book(client, { time })));
			expect(tally(outcomes)).toEqual({ booked: 3, slot_taken: 37 });
			const named = outcomes.flatMap((one) => (one.ok ? [one.value.ticket.psychologist] : []));
			expect(named.sort()).toEqual(['Psychologist amina', 'Psychologist otieno', 'Psychologist wanjiku']);
		}
		await expectInvariants(fixture);
	});

	test('90 minutes at 9:00 AM and an hour at 10:30 AM exclude each other because of the buffer', async () => {
		fixture = await bookingFixture(await freshTable());
		const long = await fixture.addClients(15, 'long');
		const short = await fixture.addClients(15, 'short');
		const outcomes = await Promise.all([
			...long.map((client) => fixture.book(client, { serviceId: 'couples', time: '9:00 AM' })),
			...short.map((client) => fixture.book(client, { serviceId: 'stress', time: '10:30 AM' })),
		]);
		expect(tally(outcomes)).toEqual({ booked: 1, slot_taken: 29 });
		await expectInvariants(fixture);
	});
});

describe('the limits of one client under simultaneous requests', () => {
	const times = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];

	test('a client with an unconfirmed address gets one upcoming appointment from simultaneous requests', async () => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
		const client = await fixture.addClient('unverified', false);
		const outcomes = await Promise.all(times.map((time) => fixture.book(client, { time })));
		expect(tally(outcomes)).toEqual({ booked: 1, too_many_bookings: 4 });
		await expectInvariants(fixture);
	});

	test('a client with a confirmed address gets three upcoming appointments from simultaneous requests', async () => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
		const client = await fixture.addClient('verified');
		const outcomes = await Promise.all(times.map((time) => fixture.book(client, { time })));
		expect(tally(outcomes)).toEqual({ booked: 3, too_many_bookings: 2 });
		await expectInvariants(fixture);
	});

	test('a client gets no overlapping sessions from simultaneous requests, with any psychologists', async () => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
		const client = await fixture.addClient('busy');
		const outcomes = await Promise.all([
			fixture.book(client, { serviceId: 'stress', psychologistId: 'amina' }),
			fixture.book(client, { serviceId: 'couples', psychologistId: 'otieno' }),
		]);
		expect(tally(outcomes)).toEqual({ booked: 1, client_overlap: 1 });
		await expectInvariants(fixture);
	});
});

describe('a change between reading and writing', () => {
	test('a log-in session that ended meanwhile is refused, and nothing is booked', async () => {
		fixture = await bookingFixture(await freshTable());
		const client = await fixture.addClient('left');
		expect(await fixture.book(client, { version: 0 })).toEqual({ ok: false, refusal: 'unauthenticated' });
		const Key = { PK: 'USER#left', SK: 'AUTH' };
		await fixture.db.send(
			new UpdateCommand({
				TableName: fixture.tableName,
				Key,
				UpdateExpression: 'SET #status = :disabled',
				ExpressionAttributeNames: { '#status': 'status' },
				ExpressionAttributeValues: { ':disabled': 'disabled' },
			}),
		);
		expect(await fixture.book(client)).toEqual({ ok: false, refusal: 'unauthenticated' });
		expect(await scanEntity(fixture, 'cell')).toEqual([]);
	});

	test('a closure entered during a booking is never booked into', async () => {
		fixture = await bookingFixture(await freshTable());
		const { deps, addClient } = fixture;
		const client = await addClient('late');
		const closure = { id: 'c-1', date: '2026-11-24', kind: 'closed', reason: 'Staff training' } as const;
		let closed = false;
		const reserve: typeof deps.reservations.reserve = async (...given) => {
			if (!closed) await calendarRepository(fixture.db, fixture.tableName).save(closure, BY_STAFF);
			closed = true;
			return deps.reservations.reserve(...given);
		};
		const outcome = await bookWith({ ...deps, reservations: { ...deps.reservations, reserve } })(client);
		expect(outcome).toMatchObject({
			ok: false,
			refusal: 'date_not_bookable',
			detail: expect.stringContaining('Staff training'),
		});
		expect(await scanEntity(fixture, 'appointment')).toEqual([]);
	});

	test('a psychologist who stops offering the service meanwhile is not booked', async () => {
		fixture = await bookingFixture(await freshTable());
		const { deps, addClient } = fixture;
		const client = await addClient('late');
		const psychologists = psychologistRepository(fixture.db, fixture.tableName);
		const close = () =>
			psychologists.save({ ...samplePsychologist('amina'), serviceIds: [] }, { ...sampleSchedule, version: 2 });
		// After the version was read, and before the booking that relies on it.
		const list = async () => {
			const before = await deps.sources.psychologists.list();
			if (before[0]?.psychologist.serviceIds.length) await close();
			return before;
		};
		const sources = { ...deps.sources, psychologists: { ...deps.sources.psychologists, list } };
		expect(await bookWith({ ...deps, sources })(client)).toMatchObject({ ok: false, refusal: 'date_not_bookable' });
		expect(await scanEntity(fixture, 'appointment')).toEqual([]);
	});

	test('an older schedule never replaces a newer one', async () => {
		fixture = await bookingFixture(await freshTable());
		const psychologists = psychologistRepository(fixture.db, fixture.tableName);
		await psychologists.save(samplePsychologist('amina'), { ...sampleSchedule, version: 3 });
		await expect(psychologists.save(samplePsychologist('amina'), sampleSchedule)).rejects.toThrow();
		expect((await psychologists.list())[0]?.schedule.version).toBe(3);
	});
});
