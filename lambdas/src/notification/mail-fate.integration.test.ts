import './testing/quiet-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import type { NotifiedAppointment } from './reminder.ts';
import { reminderMessage } from './reminder-message.ts';
import { anAppointment } from './testing/builders.ts';
import { cancelAppointment } from './testing/cancel-appointment.ts';
import { deathsIn, dieEverywhere } from './testing/deaths.ts';
import { type NotificationWorld, notificationWorld } from './testing/notification-world.ts';
import { eventOf, type MailPlan } from './testing/outside-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BOOKED_AT = '2026-11-16T07:30:00.000Z';
const REMIND_AT = '2026-11-18T07:30:00.000Z';

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
afterEach(() => table.close());

const bookings = (count: number): readonly NotifiedAppointment[] =>
	Array.from({ length: count }, (_, index) => anAppointment({ id: `A${index}`, userId: `client${index}` }));
const bookAll = async (appointments: readonly NotifiedAppointment[]) => {
	for (const appointment of appointments) await world.book(appointment);
};
const acceptedFor = (kind: string, id: string) =>
	world.mail.accepted.filter(({ tags }) => tags.kind === kind && tags.ref === id);
const message = ({ id, ver }: NotifiedAppointment) => reminderMessage(id, ver);
const hearAll = async () => {
	for (const mail of world.mail.accepted) await world.hear(eventOf(mail));
};

describe('while the mail service is down', () => {
	test('for 26 hours and the stream is dead, nothing is lost, doubled or given up', async () => {
		const appointments = bookings(6).map((given) => ({
			...given,
			startAt: '2026-11-30T07:30:00.000Z',
			endAt: '2026-11-30T08:30:00.000Z',
			remindAt: '2026-11-29T07:30:00.000Z',
		}));
		await bookAll(appointments);
		const troubles: readonly MailPlan[] = ['refuse', 'lose', 'refuse'];
		let calls = 0;
		world.mail.plan(() => {
			calls += 1;
			return troubles[calls % troubles.length] ?? 'refuse';
		});
		for (let time = 0; time < 26 * HOUR; time += 20 * MINUTE) {
			await world.sweep();
			world.clock.advance(20 * MINUTE);
		}
		expect(world.mail.accepted).toHaveLength(0);
		world.mail.plan(() => 'accept');
		for (let time = 0; time < 70 * MINUTE; time += 10 * MINUTE) {
			await world.sweep();
			world.clock.advance(10 * MINUTE);
		}
		for (const { id } of appointments) {
			expect(acceptedFor('confirmation', id)).toHaveLength(1);
			expect(await world.read(`JOB#${id}-confirmation_mail`, 'J')).toMatchObject({ state: 'done' });
		}
		expect(world.givenUp()).toBe(0);
	}, 60_000);

	test('for more than 72 hours, a confirmation is given up, the bell rings, and staff see it', async () => {
		const [appointment] = bookings(1).map((given) => ({ ...given, startAt: '2026-11-30T07:30:00.000Z' }));
		if (!appointment) throw new Error('unreachable');
		await world.book(appointment);
		world.mail.plan(() => 'refuse');
		for (let time = 0; time < 75 * HOUR; time += HOUR) {
			await world.sweep();
			world.clock.advance(HOUR);
		}
		const job = await world.read('JOB#A0-confirmation_mail', 'J');
		expect(job).toMatchObject({ state: 'dead' });
		expect(job).not.toHaveProperty('G3PK');
		expect(world.givenUp()).toBe(1);
		expect((await world.read('APPT#A0', 'META'))?.mail).toMatchObject({ confirmation: { state: 'failed' } });
	}, 60_000);
});

describe('never twice', () => {
	test('three deliveries at once of each reminder send one mail each', async () => {
		const appointments = bookings(30);
		await bookAll(appointments);
		world.clock.moveTo(REMIND_AT);
		const messages = appointments.map(message);
		await Promise.all([world.queue(messages), world.queue([...messages].reverse()), world.queue(messages)]);
		await world.queue(messages);
		for (const { id } of appointments) expect(acceptedFor('reminder', id)).toHaveLength(1);
	}, 30_000);

	test('the stream and the sweep at once send one confirmation each', async () => {
		const appointments = bookings(20);
		await bookAll(appointments);
		await Promise.all([world.stream(appointments), world.sweep(), world.stream(appointments)]);
		for (const { id } of appointments) expect(acceptedFor('confirmation', id)).toHaveLength(1);
	}, 30_000);

	test.each(['confirmation', 'reminder'] as const)(
		'a %s of unknown fate rests for 15 minutes; its event settles it without a second mail',
		async (kind) => {
			const [appointment] = bookings(1);
			if (!appointment) throw new Error('unreachable');
			await world.book(appointment);
			if (kind === 'reminder') {
				await world.stream([appointment]);
				world.clock.moveTo(REMIND_AT);
			}
			world.mail.plan(() => 'accept_silently');
			await (kind === 'reminder' ? world.queue([message(appointment)]) : world.stream([appointment]));
			for (let minute = 0; minute < 14; minute += 2) {
				world.clock.advance(2 * MINUTE);
				await world.sweep();
			}
			await hearAll();
			world.clock.advance(HOUR);
			await world.sweep();
			expect(acceptedFor(kind, 'A0')).toHaveLength(1);
			expect((await world.read('APPT#A0', 'META'))?.mail).toMatchObject({ [kind]: { state: 'sent' } });
		},
	);

	test.each(['confirmation', 'reminder'] as const)(
		'a %s whose answer and event are both lost is sent again after the quarantine, the only second mail there is',
		async (kind) => {
			const [appointment] = bookings(1);
			if (!appointment) throw new Error('unreachable');
			await world.book(appointment);
			if (kind === 'reminder') {
				await world.stream([appointment]);
				world.clock.moveTo(REMIND_AT);
			}
			world.mail.plan(() => 'accept_silently');
			await (kind === 'reminder' ? world.queue([message(appointment)]) : world.stream([appointment]));
			world.mail.plan(() => 'accept');
			for (let minute = 0; minute < 24; minute += 4) {
				world.clock.advance(4 * MINUTE);
				await world.sweep();
			}
			const mails = acceptedFor(kind, 'A0');
			expect(mails.map(({ tags }) => tags.attempt)).toEqual([1, 2]);
			const rest = (mails[1]?.at.getTime() ?? 0) - (mails[0]?.at.getTime() ?? 0);
			expect(rest).toBeGreaterThanOrEqual(15 * MINUTE);
		},
	);
});

describe('a notifier that is killed', () => {
	const deaths = deathsIn(10);
	const dieAll = (work: (id: string) => Promise<unknown>) => dieEverywhere(world.process, deaths, work);
	const sweepOn = async () => {
		for (let minute = 0; minute < 25; minute += 5) {
			world.clock.advance(5 * MINUTE);
			await world.sweep();
		}
	};
	const counts = (kind: 'confirmation' | 'reminder') =>
		Object.fromEntries(deaths.map(({ id }) => [id, acceptedFor(kind, id).length]));
	const onceEach = Object.fromEntries(deaths.map(({ id }) => [id, 1]));
	const aBooking = (id: string) => anAppointment({ id, userId: id });
	/** No reminder, hence no second job. */
	const aLateBooking = (id: string) =>
		anAppointment({ id, userId: id, reminder: { state: 'covered_by_confirmation' } });

	test('anywhere in a confirmation sends exactly one, thanks to the events', async () => {
		await bookAll(deaths.map(({ id }) => aLateBooking(id)));
		const died = await dieAll((id) => world.stream([aLateBooking(id)]));
		await hearAll();
		await sweepOn();
		expect(counts('confirmation')).toEqual(onceEach);
		// claim, appointment, client, centre, mail service, done, mail state read and written: eight calls, two deaths each.
		expect(died).toHaveLength(16);
	}, 30_000);

	test('anywhere in a reminder sends exactly one, thanks to the events', async () => {
		await bookAll(deaths.map(({ id }) => aBooking(id)));
		world.clock.moveTo(REMIND_AT);
		const died = await dieAll((id) => world.queue([reminderMessage(id, 1)]));
		await hearAll();
		await sweepOn();
		expect(counts('reminder')).toEqual(onceEach);
		expect(died).toHaveLength(16);
	}, 30_000);

	test('without any event sends a second mail only where it died between hand-over and note', async () => {
		await bookAll(deaths.map(({ id }) => aLateBooking(id)));
		await dieAll((id) => world.stream([aLateBooking(id)]));
		await sweepOn();
		// The fifth call is the mail service, the sixth notes that the job is done.
		expect(counts('confirmation')).toEqual({ ...onceEach, 'after-5': 2, 'before-6': 2 });
	}, 30_000);

	test('anywhere in creating a schedule leaves one schedule', async () => {
		await bookAll(deaths.map(({ id }) => aBooking(id)));
		await dieAll((id) => world.stream([aBooking(id)]));
		await hearAll();
		await sweepOn();
		expect([...world.scheduler.schedules.keys()].sort()).toEqual(deaths.map(({ id }) => `rem-${id}-v1`).sort());
	}, 30_000);
});

describe('a cancellation', () => {
	const cancel = (id: string) => cancelAppointment(table.db, table.tableName, { id, now: world.clock.now() });

	test('that comes while a mail is of unknown fate is not undone by the event', async () => {
		const [appointment] = bookings(1);
		if (!appointment) throw new Error('unreachable');
		await world.book(appointment);
		world.clock.moveTo(REMIND_AT);
		world.mail.plan(() => 'accept_silently');
		await world.queue([message(appointment)]);
		expect(await cancel('A0')).toBe(false);
		world.clock.advance(6000);
		expect(await cancel('A0')).toBe(true);
		await hearAll();
		world.clock.advance(HOUR);
		await world.sweep();
		expect(await world.read('APPT#A0', 'META')).toMatchObject({ reminder: { state: 'cancelled' } });
		expect(acceptedFor('reminder', 'A0')).toHaveLength(1);
	});
});
