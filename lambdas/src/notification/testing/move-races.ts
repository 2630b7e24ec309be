import { moveRepository } from '../../appointment/move.repository.ts';
import { moveAppointment } from '../../appointment/move-appointment.usecase.ts';
import { type BookingStage, bookingStage, bookWith } from '../../appointment/testing/booking-stage.ts';
import { addDays, instantAt, minuteOfWallTime } from '../../availability/centre-time.ts';
import { reminderRepository } from '../reminder.repository.ts';
import type { NotifiedAppointment } from '../reminder.ts';
import { type NotificationWorld, notificationWorld } from './notification-world.ts';
import { type RaceResult, raceReminders } from './reminder-races.ts';

/** About what a move takes of the processor it shares with the others; this only decides who wins how often. */
const MOVE_MS = 40;
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Tuesdays and Thursdays without a holiday around; what is booked there moves to the day after. */
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

/** One start time after the other, soonest first. */
const STARTS = DAYS.flatMap((date) => TIMES.map((time) => ({ date, time })));
type Start = (typeof STARTS)[number];

export interface MoveRaceSettings {
	/** An empty table on a real engine. */
	readonly table: Parameters<typeof bookingStage>[0];
	/** How many appointments are moved at once: one of each psychologist. */
	readonly psychologists: number;
	/** How many start times, at most 35. */
	readonly rounds: number;
	/** From 0 to 1. */
	readonly random: () => number;
}

export interface MoveRaceResult extends RaceResult {
	/** Moved appointments that were not reminded exactly once of the new time. Must be empty. */
	readonly notRemindedOfNewTime: readonly string[];
}

/**
 * Books through the real booking, and moves each appointment to the same time of the next day through the real move, in the last
 * second before its reminder is due, while that reminder fires (promise N5). At the end every reminder of the new times is due.
 */
export async function raceMoves({ table, psychologists, rounds, random }: MoveRaceSettings): Promise<MoveRaceResult> {
	const staff = Array.from({ length: psychologists }, (_, index) => `psychologist-${index}`);
	const stage = await bookingStage(table, staff);
	const { db, tableName, cipher } = stage;
	const start = new Date(instantAt(STARTS[0]?.date ?? '', 0).getTime() - 2 * DAY).toISOString();
	const world = await notificationWorld({
		...{ db, tableName, start, hasCentre: true, decrypt: cipher.decrypt },
		beforeAcceptance: () => pause(random() * 10),
	});
	const deps = { ...stage.deps, now: world.clock.now, sleep: async () => undefined };
	const change = moving(stage, deps);
	const results: RaceResult[] = [];
	const ids: string[] = [];
	for (const round of STARTS.slice(0, rounds)) {
		await passTo(world, startOf(round) - DAY - HOUR);
		const appointments = await bookRound(stage, deps, { ...round, staff });
		ids.push(...appointments.map(({ id }) => id));
		world.clock.moveTo(new Date(startOf(round) - DAY - random() * SECOND).toISOString());
		results.push(await raceReminders({ world, appointments, change, fireWithinMs: psychologists * MOVE_MS, random }));
	}
	// The new times are a day later, so their reminders are due by now.
	await passTo(world, world.clock.now().getTime() + DAY + HOUR);
	stage.client.destroy();
	const remindersOf = (id: string) =>
		world.mail.accepted.filter(({ tags }) => tags.kind === 'reminder' && tags.ref === id && tags.version === 2).length;
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
	stage: BookingStage,
	deps: BookingStage['deps'],
	{ date, time, staff }: Start & { readonly staff: readonly string[] },
): Promise<readonly NotifiedAppointment[]> {
	const reminders = reminderRepository(stage.db, stage.tableName);
	const book = bookWith(deps);
	return Promise.all(
		staff.map(async (psychologistId) => {
			const client = await stage.addClient(`${date}-${time.replace(/\W/g, '')}-${psychologistId}`);
			const answer = await book(client, { date, time, psychologistId });
			if (!answer.ok) throw new Error(`A booking was refused: ${answer.refusal}.`);
			const appointment = await reminders.find(answer.value.ticket.appointmentId);
			if (!appointment) throw new Error('A booked appointment is not there.');
			return appointment;
		}),
	);
}

/** The client moves it to the next day, same time, same psychologist. */
const moving = ({ db, tableName, cipher }: BookingStage, deps: BookingStage['deps']) => {
	const move = moveAppointment({ ...deps, moves: moveRepository(db, tableName, async () => cipher) });
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

/** Lets time pass, with sweeps often enough to take everything that falls due; each takes at most a hundred. */
async function passTo({ clock, sweep }: NotificationWorld, time: number): Promise<void> {
	while (clock.now().getTime() < time) {
		clock.advance(Math.min(6 * HOUR, time - clock.now().getTime()));
		for (let turn = 0; turn < 3; turn += 1) await sweep();
	}
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
