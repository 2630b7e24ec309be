import './testing/quiet-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { reminderMessage } from './reminder-message.ts';
import { anAppointment } from './testing/builders.ts';
import { addressOf, type NotificationWorld, notificationWorld } from './testing/notification-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Three days before the appointment of the builders, whose reminder leaves on 18 November at 07:30 UTC. */
const BOOKED_AT = '2026-11-16T07:30:00.000Z';
const REMIND_AT = '2026-11-18T07:30:00.000Z';

/** Keeps the engine running between the tests. */
let engine: FreshTable;
let table: FreshTable;
let world: NotificationWorld;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	world = await notificationWorld({ ...table, start: BOOKED_AT });
});
afterEach(async () => {
	await table.close();
});

const appointment = anAppointment();
const KEY = ['APPT#01APPOINTMENT', 'META'] as const;
const CONFIRMATION = ['JOB#01APPOINTMENT-confirmation_mail', 'J'] as const;
const SCHEDULE = ['JOB#01APPOINTMENT-create_schedule', 'J'] as const;
const kinds = () => world.mail.accepted.map(({ tags }) => tags.kind);
const fire = () => world.queue([reminderMessage(appointment.id, 1)]);

describe('a booking', () => {
	test('is confirmed by one mail with text, HTML and a calendar file, and its reminder is scheduled', async () => {
		await world.book(appointment);
		expect(await world.stream([appointment])).toEqual({ batchItemFailures: [] });
		const [mail] = world.mail.accepted;
		expect(world.mail.accepted).toHaveLength(1);
		expect(mail?.to).toBe(addressOf('01CLIENT'));
		expect(mail?.tags).toEqual({
			kind: 'confirmation',
			ref: '01APPOINTMENT',
			version: 1,
			attempt: 1,
			jobId: '01APPOINTMENT-confirmation_mail',
		});
		const message = await PostalMime.parse(mail?.raw ?? '');
		expect(message.text).toContain('TUL-26-4K7M9');
		expect([...world.scheduler.schedules.values()]).toEqual([
			{
				name: 'rem-01APPOINTMENT-v1',
				at: REMIND_AT,
				message: '{"kind":"reminder","appointmentId":"01APPOINTMENT","version":1}',
			},
		]);
	});

	test('leaves its jobs done and off the index, and tells staff that the mail was sent', async () => {
		await world.book(appointment);
		await world.stream([appointment]);
		for (const [PK, SK] of [CONFIRMATION, SCHEDULE]) {
			const job = await world.read(PK, SK);
			expect(job).toMatchObject({ state: 'done', attempts: 1, lease: 0 });
			expect(job).not.toHaveProperty('G3PK');
		}
		expect((await world.read(...KEY))?.mail).toEqual({
			confirmation: {
				...{ state: 'sent', at: BOOKED_AT, messageId: 'message-1', version: 1, attempt: 1 },
				job: '01APPOINTMENT-confirmation_mail',
			},
		});
	});

	test('less than 24 hours ahead gets no schedule and no reminder, and the confirmation says so', async () => {
		const soon = anAppointment({ reminder: { state: 'covered_by_confirmation' } });
		world.clock.moveTo('2026-11-18T08:00:00.000Z');
		await world.book(soon);
		await world.stream([soon]);
		await fire();
		world.clock.advance(HOUR);
		await world.sweep();
		expect(kinds()).toEqual(['confirmation']);
		expect(world.scheduler.schedules.size).toBe(0);
		const { text } = await PostalMime.parse(world.mail.accepted[0]?.raw ?? '');
		expect(text).toContain('we will not send another reminder');
	});

	test.each([
		['cancelled', { status: 'cancelled' }],
		['moved', { ver: 2 }],
	])('that was %s before its jobs ran gets neither confirmation nor schedule', async (_what, change) => {
		await world.book(appointment);
		await world.put({ ...(await world.read(...KEY)), ...change });
		await world.stream([appointment]);
		expect(world.mail.calls).toHaveLength(0);
		expect(world.scheduler.schedules.size).toBe(0);
		expect(await world.read(...CONFIRMATION)).toMatchObject({ state: 'obsolete' });
		expect(await world.read(...SCHEDULE)).toMatchObject({ state: 'obsolete' });
	});

	test('whose schedule exists already, or would lie in the past, is left alone', async () => {
		await world.book(appointment);
		world.scheduler.plan(() => 'exists');
		await world.stream([appointment]);
		expect(await world.read(...SCHEDULE)).toMatchObject({ state: 'done' });
		// Its reminder is due in two minutes.
		const other = anAppointment({ id: '02', startAt: '2026-11-17T07:32:00.000Z' });
		await world.book(other);
		world.scheduler.plan(() => 'past');
		await world.stream([other]);
		expect(await world.read('JOB#02-create_schedule', 'J')).toMatchObject({ state: 'obsolete' });
	});
});

describe('a reminder', () => {
	beforeEach(async () => {
		await world.book(appointment);
		await world.stream([appointment]);
		world.clock.moveTo(REMIND_AT);
	});

	test('leaves at its time, once, and the appointment is off the index', async () => {
		await fire();
		expect(kinds()).toEqual(['confirmation', 'reminder']);
		const item = await world.read(...KEY);
		expect(item).toMatchObject({ reminder: { state: 'sent', attempt: 1 }, mail: { reminder: { state: 'sent' } } });
		expect(item).not.toHaveProperty('G3PK');
	});

	test('does not leave more than a minute early', async () => {
		world.clock.moveTo('2026-11-18T07:28:59.000Z');
		await fire();
		expect(kinds()).toEqual(['confirmation']);
		world.clock.advance(1000);
		await fire();
		expect(kinds()).toEqual(['confirmation', 'reminder']);
	});

	test('of an older version never leaves', async () => {
		await world.put({ ...(await world.read(...KEY)), ver: 2 });
		await fire();
		expect(kinds()).toEqual(['confirmation']);
		expect(await world.read(...KEY)).toMatchObject({ reminder: { state: 'pending', attempt: 0 } });
	});

	test('that its schedule never delivered is sent by the sweep, at most six minutes late', async () => {
		for (let minute = 0; minute < 7; minute += 1) {
			await world.sweep();
			world.clock.advance(MINUTE);
		}
		const [, reminder] = world.mail.accepted;
		expect(reminder?.tags.kind).toBe('reminder');
		const late = (reminder?.at.getTime() ?? 0) - Date.parse(REMIND_AT);
		expect(late).toBeLessThanOrEqual(6 * MINUTE);
	});

	test('that the mail service refused is tried again five minutes later', async () => {
		world.mail.plan(() => 'refuse');
		await fire();
		expect(await world.read(...KEY)).toMatchObject({ reminder: { state: 'pending', attempt: 1, lease: 0 } });
		world.mail.plan(() => 'accept');
		world.clock.advance(4 * MINUTE);
		await world.sweep();
		expect(kinds()).toEqual(['confirmation']);
		world.clock.advance(MINUTE);
		await world.sweep();
		expect(kinds()).toEqual(['confirmation', 'reminder']);
	});

	test('is given up, loudly, once the visit has begun', async () => {
		world.clock.moveTo(appointment.startAt);
		await world.sweep();
		expect(kinds()).toEqual(['confirmation']);
		expect(world.givenUp()).toBe(1);
		const item = await world.read(...KEY);
		expect(item).toMatchObject({ reminder: { state: 'cancelled' }, mail: { reminder: { state: 'failed' } } });
		expect(item).not.toHaveProperty('G3PK');
	});

	test('of an appointment that is no longer confirmed leaves the index without a mail', async () => {
		await world.put({ ...(await world.read(...KEY)), status: 'cancelled' });
		world.clock.advance(10 * MINUTE);
		await world.sweep();
		expect(kinds()).toEqual(['confirmation']);
		expect(await world.read(...KEY)).not.toHaveProperty('G3PK');
	});
});

describe('a queue message', () => {
	test.each(['{}', 'not json', '{"kind":"reminder","appointmentId":"","version":1}', '{"kind":"other"}'])(
		'%s fails alone, and the others of its batch are done',
		async (body) => {
			await world.book(appointment);
			world.clock.moveTo(REMIND_AT);
			const answer = await world.queue([body, reminderMessage(appointment.id, 1)]);
			expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'message-0' }] });
			expect(kinds()).toEqual(['reminder']);
		},
	);

	test('about an appointment that does not exist is done with', async () => {
		expect(await world.queue([reminderMessage('nobody', 1)])).toEqual({ batchItemFailures: [] });
	});
});

test('one client whose address cannot be opened never stops the others', async () => {
	world = await notificationWorld({
		...table,
		start: BOOKED_AT,
		decrypt: (cipher, userId) => {
			if (userId === 'broken') throw new Error('This field was changed.');
			return cipher;
		},
	});
	const bookings = ['a', 'broken', 'c'].map((id) => anAppointment({ id, userId: id }));
	for (const booking of bookings) await world.book(booking);
	await world.sweep();
	expect(world.mail.accepted.map(({ tags }) => tags.ref).sort()).toEqual(['a', 'c']);
	expect(await world.read('JOB#broken-confirmation_mail', 'J')).toMatchObject({ state: 'pending', attempts: 1 });
});

test.each(['a@b.example,c@d.example', 'a@b.example\r\nBcc: c@d.example', '"a"<b@x.example>,c@y.example', 'nobody'])(
	'an account with the address %j gets no mail at all, and the bell rings',
	async (address) => {
		world = await notificationWorld({ ...table, start: BOOKED_AT, decrypt: () => address });
		await world.book(appointment);
		await world.stream([appointment]);
		expect(world.mail.calls).toHaveLength(0);
		expect(world.givenUp()).toBe(1);
		expect((await world.read(...KEY))?.mail).toMatchObject({ confirmation: { state: 'failed' } });
	},
);
