import '../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { anAppointment } from '../../../test-support/notification/builders.ts';
import {
	addressOf,
	type NotificationFixture,
	notificationFixture,
} from '../../../test-support/notification/notification-fixture.ts';
import { reminderMessage } from '../state/reminder-message.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Three days before the appointment of `builders.ts`, whose reminder is due on 18 November at 07:30 UTC. */
const BOOKED_AT = '2026-11-16T07:30:00.000Z';
const REMIND_AT = '2026-11-18T07:30:00.000Z';

let engine: FreshTable;
let table: FreshTable;
let fixture: NotificationFixture;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: BOOKED_AT });
});
afterEach(async () => {
	await table.close();
});

const appointment = anAppointment();
const KEY = ['APPT#01APPOINTMENT', 'META'] as const;
const CONFIRMATION = ['JOB#01APPOINTMENT-confirmation_mail', 'J'] as const;
const SCHEDULE = ['JOB#01APPOINTMENT-create_schedule', 'J'] as const;
const kinds = () => fixture.mail.accepted.map(({ tags }) => tags.kind);
const fire = () => fixture.queue([reminderMessage(appointment.id, 1)]);

describe('a booking', () => {
	test('a booking is confirmed by one mail with text, HTML and a calendar file, and its reminder is scheduled', async () => {
		await fixture.book(appointment);
		expect(await fixture.streamBookings([appointment])).toEqual({ batchItemFailures: [] });
		const [mail] = fixture.mail.accepted;
		expect(fixture.mail.accepted).toHaveLength(1);
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
		expect([...fixture.scheduler.schedules.values()]).toEqual([
			{
				name: 'rem-01APPOINTMENT-v1',
				at: REMIND_AT,
				message: '{"kind":"reminder","appointmentId":"01APPOINTMENT","version":1}',
			},
		]);
	});

	test('a booking leaves its jobs done and off the due index, and staff see that the mail was sent', async () => {
		await fixture.book(appointment);
		await fixture.streamBookings([appointment]);
		for (const [PK, SK] of [CONFIRMATION, SCHEDULE]) {
			const job = await fixture.read(PK, SK);
			expect(job).toMatchObject({ state: 'done', attempts: 1, lease: 0 });
			expect(job).not.toHaveProperty('G3PK');
		}
		expect((await fixture.read(...KEY))?.mail).toEqual({
			confirmation: {
				...{ state: 'sent', at: BOOKED_AT, messageId: 'message-1', version: 1, attempt: 1 },
				job: '01APPOINTMENT-confirmation_mail',
			},
		});
	});

	test('a booking less than 24 hours ahead gets no schedule and no reminder, and the confirmation announces that', async () => {
		const soon = anAppointment({ reminder: { state: 'covered_by_confirmation' } });
		fixture.clock.moveTo('2026-11-18T08:00:00.000Z');
		await fixture.book(soon);
		await fixture.streamBookings([soon]);
		await fire();
		fixture.clock.advance(HOUR);
		await fixture.sweep();
		expect(kinds()).toEqual(['confirmation']);
		expect(fixture.scheduler.schedules.size).toBe(0);
		const { text } = await PostalMime.parse(fixture.mail.accepted[0]?.raw ?? '');
		expect(text).toContain('we will not send another reminder');
	});

	test.each([
		['cancelled', { status: 'cancelled' }],
		['moved', { ver: 2 }],
	])('a booking that was %s before its jobs ran gets neither confirmation nor schedule', async (_what, change) => {
		await fixture.book(appointment);
		await fixture.put({ ...(await fixture.read(...KEY)), ...change });
		await fixture.streamBookings([appointment]);
		expect(fixture.mail.calls).toHaveLength(0);
		expect(fixture.scheduler.schedules.size).toBe(0);
		expect(await fixture.read(...CONFIRMATION)).toMatchObject({ state: 'obsolete' });
		expect(await fixture.read(...SCHEDULE)).toMatchObject({ state: 'obsolete' });
	});

	test('a booking whose schedule exists or would be in the past ends its schedule job', async () => {
		await fixture.book(appointment);
		fixture.scheduler.plan(() => 'exists');
		await fixture.streamBookings([appointment]);
		expect(await fixture.read(...SCHEDULE)).toMatchObject({ state: 'done' });
		// The reminder is due in two minutes.
		const other = anAppointment({ id: '02', startAt: '2026-11-17T07:32:00.000Z' });
		await fixture.book(other);
		fixture.scheduler.plan(() => 'past');
		await fixture.streamBookings([other]);
		expect(await fixture.read('JOB#02-create_schedule', 'J')).toMatchObject({ state: 'obsolete' });
	});
});

describe('a reminder', () => {
	beforeEach(async () => {
		await fixture.book(appointment);
		await fixture.streamBookings([appointment]);
		fixture.clock.moveTo(REMIND_AT);
	});

	test('a reminder is sent at its time, once, and the appointment leaves the due index', async () => {
		await fire();
		expect(kinds()).toEqual(['confirmation', 'reminder']);
		const item = await fixture.read(...KEY);
		expect(item).toMatchObject({ reminder: { state: 'sent', attempt: 1 }, mail: { reminder: { state: 'sent' } } });
		expect(item).not.toHaveProperty('G3PK');
	});

	test('a reminder is not sent more than a minute early', async () => {
		fixture.clock.moveTo('2026-11-18T07:28:59.000Z');
		await fire();
		expect(kinds()).toEqual(['confirmation']);
		fixture.clock.advance(1000);
		await fire();
		expect(kinds()).toEqual(['confirmation', 'reminder']);
	});

	test('a reminder of an older version is not sent', async () => {
		await fixture.put({ ...(await fixture.read(...KEY)), ver: 2 });
		await fire();
		expect(kinds()).toEqual(['confirmation']);
		expect(await fixture.read(...KEY)).toMatchObject({ reminder: { state: 'pending', attempt: 0 } });
	});

	test('a reminder without a delivered schedule is sent by the sweep, at most six minutes late', async () => {
		for (let minute = 0; minute < 7; minute += 1) {
			await fixture.sweep();
			fixture.clock.advance(MINUTE);
		}
		const [, reminder] = fixture.mail.accepted;
		expect(reminder?.tags.kind).toBe('reminder');
		const late = (reminder?.at.getTime() ?? 0) - Date.parse(REMIND_AT);
		expect(late).toBeLessThanOrEqual(6 * MINUTE);
	});

	test('a reminder whose lease nearly ended while it was written, as in a cold start, is written again at once', async () => {
		let opened = 0;
		const slow = await notificationFixture({
			...{ ...table, start: REMIND_AT, hasCentre: true },
			decrypt(cipher) {
				opened += 1;
				// The first read precedes the claim: it decides the channels.
				if (opened === 2) slow.clock.advance(2000);
				return cipher;
			},
		});
		await slow.queue([reminderMessage(appointment.id, 1)]);
		expect(slow.mail.accepted.map(({ tags }) => [tags.kind, tags.attempt])).toEqual([['reminder', 2]]);
	});

	test('a reminder that the mail service refused is retried five minutes later', async () => {
		fixture.mail.plan(() => 'refuse');
		await fire();
		expect(await fixture.read(...KEY)).toMatchObject({ reminder: { state: 'pending', attempt: 1, lease: 0 } });
		fixture.mail.plan(() => 'accept');
		fixture.clock.advance(4 * MINUTE);
		await fixture.sweep();
		expect(kinds()).toEqual(['confirmation']);
		fixture.clock.advance(MINUTE);
		await fixture.sweep();
		expect(kinds()).toEqual(['confirmation', 'reminder']);
	});

	test('a reminder that was not sent before the visit began is given up with an alarm', async () => {
		fixture.clock.moveTo(appointment.startAt);
		await fixture.sweep();
		expect(kinds()).toEqual(['confirmation']);
		expect(fixture.givenUpAlarms()).toBe(1);
		const item = await fixture.read(...KEY);
		expect(item).toMatchObject({ reminder: { state: 'cancelled' }, mail: { reminder: { state: 'failed' } } });
		expect(item).not.toHaveProperty('G3PK');
	});

	test('a reminder of an appointment that is not confirmed any more leaves the due index without a mail', async () => {
		await fixture.put({ ...(await fixture.read(...KEY)), status: 'cancelled' });
		fixture.clock.advance(10 * MINUTE);
		await fixture.sweep();
		expect(kinds()).toEqual(['confirmation']);
		expect(await fixture.read(...KEY)).not.toHaveProperty('G3PK');
	});
});

describe('a queue message', () => {
	test.each(['{}', 'not json', '{"kind":"reminder","appointmentId":"","version":1}', '{"kind":"other"}'])(
		'a queue message %s fails alone, and the other messages of its batch are done',
		async (body) => {
			await fixture.book(appointment);
			fixture.clock.moveTo(REMIND_AT);
			const answer = await fixture.queue([body, reminderMessage(appointment.id, 1)]);
			expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'message-0' }] });
			expect(kinds()).toEqual(['reminder']);
		},
	);

	test('a queue message about an appointment that does not exist is done', async () => {
		expect(await fixture.queue([reminderMessage('nobody', 1)])).toEqual({ batchItemFailures: [] });
	});
});

test('a client whose address cannot be decrypted does not stop the reminders of others', async () => {
	fixture = await notificationFixture({
		...table,
		start: BOOKED_AT,
		decrypt: (cipher, userId) => {
			if (userId === 'broken') throw new Error('This field was changed.');
			return cipher;
		},
	});
	const bookings = ['a', 'broken', 'c'].map((id) => anAppointment({ id, userId: id }));
	for (const booking of bookings) await fixture.book(booking);
	await fixture.sweep();
	expect(fixture.mail.accepted.map(({ tags }) => tags.ref).sort()).toEqual(['a', 'c']);
	expect(await fixture.read('JOB#broken-confirmation_mail', 'J')).toMatchObject({ state: 'pending', attempts: 1 });
});

test.each(['a@b.example,c@d.example', 'a@b.example\r\nBcc: c@d.example', '"a"<b@x.example>,c@y.example', 'nobody'])(
	'an account with the address %j gets no mail, and the alarm is raised',
	async (address) => {
		fixture = await notificationFixture({ ...table, start: BOOKED_AT, decrypt: () => address });
		await fixture.book(appointment);
		await fixture.streamBookings([appointment]);
		expect(fixture.mail.calls).toHaveLength(0);
		expect(fixture.givenUpAlarms()).toBe(1);
		expect((await fixture.read(...KEY))?.mail).toMatchObject({ confirmation: { state: 'failed' } });
	},
);
