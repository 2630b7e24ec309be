import { reminderMessage } from '../reminder-message.ts';
import { anAppointment } from './builders.ts';
import { dueFor, promise } from './changes.ts';
import { type Death, deathsIn, dieEverywhere } from './deaths.ts';
import { type NotificationWorld, notificationWorld } from './notification-world.ts';
import { eventOf } from './outside-world.ts';

const MINUTE = 60_000;
/** When the reminder of the builders' appointment is due. */
const REMIND_AT = '2026-11-18T07:30:00.000Z';
/** More than any mail takes, so that the last rounds survive and show that none was forgotten. */
const CALLS = 10;
const KINDS = ['confirmation', 'moved', 'cancelled', 'reminder'] as const;

export interface CrashSettings {
	readonly db: NotificationWorld['db'];
	/** An empty table. */
	readonly tableName: string;
	/** How often each place of death is visited, for each kind of mail. */
	readonly times: number;
}

export interface CrashResult {
	/** In how many processes the notifier was killed. */
	readonly deaths: number;
	readonly mails: number;
	/** Mails that were not sent exactly once. Must be empty. */
	readonly wrong: readonly string[];
}

/** Kills the notifier before and after each of its calls to the outside, for each mail of an appointment; the events arrive. */
export async function dieAtEveryCall({ db, tableName, times }: CrashSettings): Promise<CrashResult> {
	const world = await notificationWorld({ db, tableName, start: REMIND_AT });
	const places = Array.from({ length: times }, (_, round) =>
		deathsIn(CALLS).map((death): Death => ({ ...death, id: `${death.id}-${round}` })),
	).flat();
	let deaths = 0;
	const wrong: string[] = [];
	for (const kind of KINDS) {
		world.clock.moveTo(REMIND_AT);
		const named = places.map((death) => ({ ...death, id: `${kind}-${death.id}` }));
		deaths += (await dieEverywhere(world.process, named, (id) => SEND[kind](world, id))).length;
		for (const mail of world.mail.accepted) await world.hear(eventOf(mail));
		await sweepUntilQuiet(world, named.length);
		for (const { id } of named) {
			const sent = world.mail.accepted.filter(({ tags }) => tags.ref === id && tags.kind === kind).length;
			if (sent !== 1) wrong.push(`${id}: ${sent}`);
		}
	}
	return { deaths, mails: places.length * KINDS.length, wrong };
}

const SEND: Record<(typeof KINDS)[number], (world: NotificationWorld, id: string) => Promise<unknown>> = {
	confirmation: async (world, id) =>
		world.streamJobs([await promise(world, 'confirmation', dueFor('confirmation', id))]),
	moved: async (world, id) => world.streamJobs([await promise(world, 'moved', dueFor('moved', id))]),
	cancelled: async (world, id) => world.streamJobs([await promise(world, 'cancelled', dueFor('cancelled', id))]),
	async reminder(world, id) {
		await world.book(anAppointment({ id, userId: id }));
		await world.queue([reminderMessage(id, 1)]);
	},
};

/** Past every quarantine, and often enough: a sweep takes at most a hundred. */
async function sweepUntilQuiet({ clock, sweep }: NotificationWorld, count: number): Promise<void> {
	for (let minute = 0; minute < 30 + count / 20; minute += 5) {
		clock.advance(5 * MINUTE);
		await sweep();
	}
}
