import '../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { isSweep } from '@tulia/test-kit/test-tier';
import { anAppointment } from '../../../test-support/notification/builders.ts';
import { cancelAppointment } from '../../../test-support/notification/cancel-appointment.ts';
import {
	chosenCrashPoints,
	crashAtEach,
	crashPoints,
	idsWithin,
} from '../../../test-support/notification/crash-injection.ts';
import { eventOf, type MailPlan } from '../../../test-support/notification/fake-gateways.ts';
import {
	type NotificationFixture,
	notificationFixture,
} from '../../../test-support/notification/notification-fixture.ts';
import type { NotifiedAppointment } from '../../appointment/reminder.ts';
import { jobRepository } from '../job/job.repository.ts';
import { reminderMessage } from '../state/reminder-message.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
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
afterEach(() => table.close());

const bookings = (count: number): readonly NotifiedAppointment[] =>
	Array.from({ length: count }, (_, index) => anAppointment({ id: `A${index}`, userId: `client${index}` }));
const bookAll = async (appointments: readonly NotifiedAppointment[]) => {
	for (const appointment of appointments) await fixture.book(appointment);
};
const acceptedFor = (kind: string, id: string) =>
	fixture.mail.accepted.filter(({ tags }) => tags.kind === kind && tags.ref === id);
const message = ({ id, ver }: NotifiedAppointment) => reminderMessage(id, ver);
const hearAll = async () => {
	for (const mail of fixture.mail.accepted) await fixture.receiveEvent(eventOf(mail));
};

describe('while the mail service is down', () => {
	test('while the mail service is down for 26 hours and the stream is dead, no confirmation is lost, sent twice or given up', async () => {
		const appointments = bookings(6).map((given) => ({
			...given,
			startAt: '2026-11-30T07:30:00.000Z',
			endAt: '2026-11-30T08:30:00.000Z',
			remindAt: '2026-11-29T07:30:00.000Z',
		}));
		await bookAll(appointments);
		const troubles: readonly MailPlan[] = ['refuse', 'lose', 'refuse'];
		let calls = 0;
		fixture.mail.plan(() => {
			calls += 1;
			return troubles[calls % troubles.length] ?? 'refuse';
		});
		for (let time = 0; time < 26 * HOUR; time += 20 * MINUTE) {
			await fixture.sweep();
			fixture.clock.advance(20 * MINUTE);
		}
		expect(fixture.mail.accepted).toHaveLength(0);
		fixture.mail.plan(() => 'accept');
		for (let time = 0; time < 70 * MINUTE; time += 10 * MINUTE) {
			await fixture.sweep();
			fixture.clock.advance(10 * MINUTE);
		}
		for (const { id } of appointments) {
			expect(acceptedFor('confirmation', id)).toHaveLength(1);
			expect(await fixture.read(`JOB#${id}-confirmation_mail`, 'J')).toMatchObject({ state: 'done' });
		}
		expect(fixture.givenUpAlarms()).toBe(0);
	});

	test('while the mail service is down for more than 72 hours, a confirmation is given up with an alarm, and staff see it', async () => {
		const [appointment] = bookings(1).map((given) => ({ ...given, startAt: '2026-11-30T07:30:00.000Z' }));
		if (!appointment) throw new Error('unreachable');
		await fixture.book(appointment);
		fixture.mail.plan(() => 'refuse');
		for (let time = 0; time < 75 * HOUR; time += HOUR) {
			await fixture.sweep();
			fixture.clock.advance(HOUR);
		}
		const job = await fixture.read('JOB#A0-confirmation_mail', 'J');
		expect(job).toMatchObject({ state: 'dead' });
		expect(job).not.toHaveProperty('G3PK');
		expect(fixture.givenUpAlarms()).toBe(1);
		expect((await fixture.read('APPT#A0', 'META'))?.mail).toMatchObject({ confirmation: { state: 'failed' } });

		// An operator has fixed the cause and reopens the job.
		const jobs = jobRepository(fixture.db, fixture.tableName);
		expect(await jobs.reopen('A0-confirmation_mail', fixture.clock.now())).toBe(true);
		await fixture.sweep();
		expect(await fixture.read('JOB#A0-confirmation_mail', 'J')).toMatchObject({ state: 'pending' });
		fixture.mail.plan(() => 'accept');
		fixture.clock.advance(HOUR);
		await fixture.sweep();
		expect(acceptedFor('confirmation', 'A0')).toHaveLength(1);
		expect((await fixture.read('APPT#A0', 'META'))?.mail).toMatchObject({ confirmation: { state: 'sent' } });
		for (const id of ['A0-confirmation_mail', 'nobody']) expect(await jobs.reopen(id, fixture.clock.now())).toBe(false);
	});
});

describe('at most once', () => {
	test('three concurrent deliveries of each reminder send one mail each', async () => {
		const appointments = bookings(30);
		await bookAll(appointments);
		fixture.clock.moveTo(REMIND_AT);
		const messages = appointments.map(message);
		await Promise.all([fixture.queue(messages), fixture.queue([...messages].reverse()), fixture.queue(messages)]);
		await fixture.queue(messages);
		for (const { id } of appointments) expect(acceptedFor('reminder', id)).toHaveLength(1);
	});

	test('concurrent deliveries by stream and sweep send one confirmation each', async () => {
		const appointments = bookings(20);
		await bookAll(appointments);
		await Promise.all([fixture.streamBookings(appointments), fixture.sweep(), fixture.streamBookings(appointments)]);
		for (const { id } of appointments) expect(acceptedFor('confirmation', id)).toHaveLength(1);
	});

	test.each(['confirmation', 'reminder'] as const)(
		'a %s of unknown outcome is quarantined for 15 minutes; its event settles it without a second mail',
		async (kind) => {
			const [appointment] = bookings(1);
			if (!appointment) throw new Error('unreachable');
			await fixture.book(appointment);
			if (kind === 'reminder') {
				await fixture.streamBookings([appointment]);
				fixture.clock.moveTo(REMIND_AT);
			}
			fixture.mail.plan(() => 'accept_silently');
			await (kind === 'reminder' ? fixture.queue([message(appointment)]) : fixture.streamBookings([appointment]));
			for (let minute = 0; minute < 14; minute += 2) {
				fixture.clock.advance(2 * MINUTE);
				await fixture.sweep();
			}
			await hearAll();
			fixture.clock.advance(HOUR);
			await fixture.sweep();
			expect(acceptedFor(kind, 'A0')).toHaveLength(1);
			expect((await fixture.read('APPT#A0', 'META'))?.mail).toMatchObject({ [kind]: { state: 'sent' } });
		},
	);

	test.each(['confirmation', 'reminder'] as const)(
		'a %s whose response and event are both lost is sent a second time, after the quarantine',
		async (kind) => {
			const [appointment] = bookings(1);
			if (!appointment) throw new Error('unreachable');
			await fixture.book(appointment);
			if (kind === 'reminder') {
				await fixture.streamBookings([appointment]);
				fixture.clock.moveTo(REMIND_AT);
			}
			fixture.mail.plan(() => 'accept_silently');
			await (kind === 'reminder' ? fixture.queue([message(appointment)]) : fixture.streamBookings([appointment]));
			fixture.mail.plan(() => 'accept');
			for (let minute = 0; minute < 24; minute += 4) {
				fixture.clock.advance(4 * MINUTE);
				await fixture.sweep();
			}
			const mails = acceptedFor(kind, 'A0');
			expect(mails.map(({ tags }) => tags.attempt)).toEqual([1, 2]);
			const rest = (mails[1]?.at.getTime() ?? 0) - (mails[0]?.at.getTime() ?? 0);
			expect(rest).toBeGreaterThanOrEqual(15 * MINUTE);
		},
	);
});

describe('a notifier that crashes', () => {
	const points = chosenCrashPoints(10);
	const crashAll = (work: (id: string) => Promise<unknown>) => crashAtEach(fixture.process, points, work);
	const sweepOn = async () => {
		for (let minute = 0; minute < 25; minute += 5) {
			fixture.clock.advance(5 * MINUTE);
			await fixture.sweep();
		}
	};
	const counts = (kind: 'confirmation' | 'reminder', at = points) =>
		Object.fromEntries(at.map(({ id }) => [id, acceptedFor(kind, id).length]));
	const onceEach = (at = points) => Object.fromEntries(at.map(({ id }) => [id, 1]));
	const aBooking = (id: string) => anAppointment({ id, userId: id });
	/** Without a reminder there is no second job. */
	const aLateBooking = (id: string) =>
		anAppointment({ id, userId: id, reminder: { state: 'covered_by_confirmation' } });

	test('a notifier that crashes anywhere in a confirmation sends exactly one after the events arrive', async () => {
		await bookAll(points.map(({ id }) => aLateBooking(id)));
		const crashed = await crashAll((id) => fixture.streamBookings([aLateBooking(id)]));
		await hearAll();
		await sweepOn();
		expect(counts('confirmation')).toEqual(onceEach());
		// Nine calls: claim, appointment, client twice, centre, mail service, done, mail state read and written.
		expect(crashed).toEqual(idsWithin(points, 9));
	});

	test('a notifier that crashes anywhere in a reminder sends exactly one after the events arrive', async () => {
		await bookAll(points.map(({ id }) => aBooking(id)));
		fixture.clock.moveTo(REMIND_AT);
		const crashed = await crashAll((id) => fixture.queue([reminderMessage(id, 1)]));
		await hearAll();
		await sweepOn();
		expect(counts('reminder')).toEqual(onceEach());
		expect(crashed).toEqual(idsWithin(points, 9));
	});

	test('a notifier that crashes without events sends a second mail only where it crashed between sending and recording', async () => {
		// The sixth call sends the mail, the seventh marks the job done.
		const at = crashPoints(10).filter(({ call }) => isSweep || [6, 7].includes(call));
		await bookAll(at.map(({ id }) => aLateBooking(id)));
		await crashAtEach(fixture.process, at, (id) => fixture.streamBookings([aLateBooking(id)]));
		await sweepOn();
		expect(counts('confirmation', at)).toEqual({ ...onceEach(at), 'after-6': 2, 'before-7': 2 });
	});

	test('a notifier that crashes anywhere while it creates a schedule leaves one schedule', async () => {
		await bookAll(points.map(({ id }) => aBooking(id)));
		await crashAll((id) => fixture.streamBookings([aBooking(id)]));
		await hearAll();
		await sweepOn();
		expect([...fixture.scheduler.schedules.keys()].sort()).toEqual(points.map(({ id }) => `rem-${id}-v1`).sort());
	});
});

describe('a cancellation', () => {
	const cancel = (id: string) => cancelAppointment(table.db, table.tableName, { id, now: fixture.clock.now() });

	test('an event does not undo a cancellation that was acknowledged while the outcome of the mail was unknown', async () => {
		const [appointment] = bookings(1);
		if (!appointment) throw new Error('unreachable');
		await fixture.book(appointment);
		fixture.clock.moveTo(REMIND_AT);
		fixture.mail.plan(() => 'accept_silently');
		await fixture.queue([message(appointment)]);
		expect(await cancel('A0')).toBe(false);
		fixture.clock.advance(6000);
		expect(await cancel('A0')).toBe(true);
		await hearAll();
		fixture.clock.advance(HOUR);
		await fixture.sweep();
		expect(await fixture.read('APPT#A0', 'META')).toMatchObject({ reminder: { state: 'cancelled' } });
		expect(acceptedFor('reminder', 'A0')).toHaveLength(1);
	});
});
