import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { minuteOfWallTime } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import { moveRepository } from '../../src/appointment/move/move.repository.ts';
import { moveAppointment } from '../../src/appointment/move/move-appointment.usecase.ts';
import type { NotifiedAppointment } from '../../src/appointment/reminder.ts';
import { phoneAttributes } from '../../src/client/reach.items.ts';
import { reminderRepository } from '../../src/notification/state/reminder.repository.ts';
import { userKey } from '../../src/platform/table/user.items.ts';
import { type BookingFixture, bookingFixture, bookWith } from '../appointment/booking-fixture.ts';
import { type NotificationFixture, notificationFixture } from './notification-fixture.ts';
import { PHONE } from './notify-clients.ts';
import { type RaceResult, raceReminders } from './reminder-races.ts';

/** About the processor time of a move; it only decides how often each side wins. */
const MOVE_MS = 40;
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Tuesdays and Thursdays without a holiday on the next day, to which their visits move. */
const DAYS = [
	'2026-11-24',
	'2026-11-26',
	'2026-12-01',
	'2026-12-03',
	'2026-12-08',
	'2026-12-10',
	'2026-12-15',
] as const;
const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'] as const;

/** All start times, soonest first. */
const STARTS = DAYS.flatMap((date) => TIMES.map((time) => ({ date, time })));
type Start = (typeof STARTS)[number];

export interface MoveRaceSettings {
	/** Must be empty, on a real engine. */
	readonly table: Parameters<typeof bookingFixture>[0];
	/** The number of concurrent moves, one for each psychologist. */
	readonly psychologists: number;
	/** The number of start times, at most 35. */
	readonly rounds: number;
	/** Clients get SMS instead of mails. */
	readonly bySms?: boolean;
	/** Returns 0 to 1. */
	readonly random: () => number;
}

export interface MoveRaceResult extends RaceResult {
	/** Must be empty: moved appointments without exactly one reminder of the new time. */
	readonly notRemindedOfNewTime: readonly string[];
}

/**
 * Books with the real use case, and moves each appointment to the same time of the next day in the last second before
 * its reminder is due, while that reminder is sent (promise N5). At the end every reminder of the new times is due.
 */
export async function raceMoves(settings: MoveRaceSettings): Promise<MoveRaceResult> {
	const { table, psychologists, rounds, random, bySms = false } = settings;
	const staff = Array.from({ length: psychologists }, (_, index) => `psychologist-${index}`);
	const booking = await bookingFixture(table, staff);
	const { db, tableName, cipher } = booking;
	const start = new Date(instantAt(STARTS[0]?.date ?? '', 0).getTime() - 2 * DAY).toISOString();
	const notifier = await notificationFixture({
		...{ db, tableName, start, hasCentre: true, decrypt: cipher.decrypt },
		beforeAcceptance: () => pause(random() * 10),
		beforeSms: () => pause(random() * 10),
	});
	const deps = { ...booking.deps, now: notifier.clock.now, sleep: async () => undefined };
	const change = moving(booking, deps);
	const results: RaceResult[] = [];
	const ids: string[] = [];
	for (const [index, round] of STARTS.slice(0, rounds).entries()) {
		await passTo(notifier, startOf(round) - DAY - HOUR);
		const appointments = await bookRound(booking, deps, { ...round, staff, bySms });
		ids.push(...appointments.map(({ id }) => id));
		notifier.clock.moveTo(new Date(startOf(round) - DAY - random() * SECOND).toISOString());
		results.push(
			await raceReminders({
				...{ fixture: notifier, appointments, change, random },
				// In a third of the rounds both sides start together; in the others one is earlier, whatever the machine's speed.
				fireWithinMs: psychologists * MOVE_MS * (index % 3 === 1 ? 16 : 1),
				changeWithinMs: (bySms ? 400 : 50) * (index % 3 === 2 ? 16 : 1),
			}),
		);
	}
	// The new times are a day later: their reminders are due after this.
	await passTo(notifier, notifier.clock.now().getTime() + DAY + HOUR);
	booking.client.destroy();
	const remindersOf = (id: string) =>
		[...notifier.mail.accepted, ...notifier.sms.accepted].filter(
			({ tags }) => tags.kind === 'reminder' && tags.ref === id && tags.version === 2,
		).length;
	return {
		races: results.reduce((total, { races }) => total + races, 0),
		mailed: results.reduce((total, { mailed }) => total + mailed, 0),
		broken: results.flatMap(({ broken }) => broken),
		notRemindedOfNewTime: ids.filter((id) => remindersOf(id) !== 1),
	};
}

const startOf = ({ date, time }: Start): number => instantAt(date, minuteOfWallTime(time)).getTime();

/** One client books with each psychologist for the same time. */
async function bookRound(
	booking: BookingFixture,
	deps: BookingFixture['deps'],
	{ date, time, staff, bySms }: Start & { readonly staff: readonly string[]; readonly bySms: boolean },
): Promise<readonly NotifiedAppointment[]> {
	const reminders = reminderRepository(booking.db, booking.tableName);
	const book = bookWith(deps);
	return Promise.all(
		staff.map(async (psychologistId) => {
			const client = await booking.addClient(`${date}-${time.replace(/\W/g, '')}-${psychologistId}`);
			if (bySms) await chooseSms(booking, client);
			const answer = await book(client, { date, time, psychologistId });
			if (!answer.ok) throw new Error(`A booking was refused: ${answer.refusal}.`);
			const appointment = await reminders.find(answer.value.ticket.appointmentId);
			if (!appointment) throw new Error('A booked appointment is not there.');
			return appointment;
		}),
	);
}

async function chooseSms({ db, tableName, cipher }: BookingFixture, userId: string): Promise<void> {
	const { phone, phoneProof, phoneSince } = phoneAttributes(
		{ number: PHONE, proof: 'code', since: '2026-11-01T06:00:00.000Z' },
		userId,
		cipher,
	);
	await db.send(
		new UpdateCommand({
			TableName: tableName,
			Key: userKey(userId, 'PROFILE'),
			UpdateExpression: 'SET phone = :phone, phoneProof = :proof, phoneSince = :since, notices = :sms',
			ExpressionAttributeValues: { ':phone': phone, ':proof': phoneProof, ':since': phoneSince, ':sms': 'sms' },
		}),
	);
}

/** Moves the visit to the same time of the next day with the same psychologist, by its client. */
const moving = ({ db, tableName, cipher }: BookingFixture, deps: BookingFixture['deps']) => {
	const move = moveAppointment({ ...deps, moves: moveRepository({ db, tableName, openCipher: async () => cipher }) });
	return async ({ id, userId, startAt, ver }: NotifiedAppointment): Promise<boolean> => {
		const { date, time } = nextDay(startAt);
		const wish = { date, time, version: ver };
		const answer = await move({ appointmentId: id, wish, by: 'client', actor: userId, key: undefined });
		if (!answer.ok && answer.refusal !== 'unavailable') throw new Error(`A move was refused: ${answer.refusal}.`);
		return answer.ok;
	};
};

function nextDay(startAt: string): Start {
	const start = STARTS.find((one) => startOf(one) === Date.parse(startAt));
	if (!start) throw new Error(`No round is at ${startAt}.`);
	return { date: addDays(start.date, 1), time: start.time } as Start;
}

/** Advances the clock, with enough sweeps for all due work; each takes at most a hundred items. */
async function passTo({ clock, sweep }: NotificationFixture, time: number): Promise<void> {
	while (clock.now().getTime() < time) {
		clock.advance(Math.min(2 * HOUR, time - clock.now().getTime()));
		for (let turn = 0; turn < 3; turn += 1) await sweep();
	}
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
