import { reminderMessage } from '../letters/reminder-message.ts';
import { anAppointment } from './builders.ts';
import { type CrashPoint, crashAtEach, crashPoints } from './crash-injection.ts';
import { eventOf } from './fake-gateways.ts';
import { appointmentDueFor, enqueueMail } from './mail-jobs.ts';
import { type NotificationFixture, notificationFixture } from './notification-fixture.ts';

const MINUTE = 60_000;
/** When the reminder of the builders' appointment is due. */
const REMIND_AT = '2026-11-18T07:30:00.000Z';
/** More than any mail takes, so that the last rounds survive and show that none was forgotten. */
const CALLS = 10;
const KINDS = ['confirmation', 'moved', 'cancelled', 'reminder'] as const;

export interface CrashSettings {
	readonly db: NotificationFixture['db'];
	/** An empty table. */
	readonly tableName: string;
	/** How often the notifier crashes at each point, for each kind of mail. */
	readonly times: number;
}

export interface CrashResult {
	/** How many processes crashed. */
	readonly crashes: number;
	readonly mails: number;
	/** Mails that were not sent exactly once. Must be empty. */
	readonly wrong: readonly string[];
}

/** Crashes the notifier before and after each of its calls, for each mail of an appointment; the events of the mails arrive. */
export async function crashAtEveryCall({ db, tableName, times }: CrashSettings): Promise<CrashResult> {
	const fixture = await notificationFixture({ db, tableName, start: REMIND_AT });
	const points = Array.from({ length: times }, (_, round) =>
		crashPoints(CALLS).map((point): CrashPoint => ({ ...point, id: `${point.id}-${round}` })),
	).flat();
	let crashes = 0;
	const wrong: string[] = [];
	for (const kind of KINDS) {
		fixture.clock.moveTo(REMIND_AT);
		const named = points.map((point) => ({ ...point, id: `${kind}-${point.id}` }));
		crashes += (await crashAtEach(fixture.process, named, (id) => SEND[kind](fixture, id))).length;
		for (const mail of fixture.mail.accepted) await fixture.receiveEvent(eventOf(mail));
		await sweepUntilQuiet(fixture, named.length);
		for (const { id } of named) {
			const sent = fixture.mail.accepted.filter(({ tags }) => tags.ref === id && tags.kind === kind).length;
			if (sent !== 1) wrong.push(`${id}: ${sent}`);
		}
	}
	return { crashes, mails: points.length * KINDS.length, wrong };
}

const SEND: Record<(typeof KINDS)[number], (fixture: NotificationFixture, id: string) => Promise<unknown>> = {
	confirmation: async (fixture, id) =>
		fixture.streamJobs([await enqueueMail(fixture, 'confirmation', appointmentDueFor('confirmation', id))]),
	moved: async (fixture, id) =>
		fixture.streamJobs([await enqueueMail(fixture, 'moved', appointmentDueFor('moved', id))]),
	cancelled: async (fixture, id) =>
		fixture.streamJobs([await enqueueMail(fixture, 'cancelled', appointmentDueFor('cancelled', id))]),
	async reminder(fixture, id) {
		await fixture.book(anAppointment({ id, userId: id }));
		await fixture.queue([reminderMessage(id, 1)]);
	},
};

/** Past every quarantine, and often enough: a sweep takes at most a hundred. */
async function sweepUntilQuiet({ clock, sweep }: NotificationFixture, count: number): Promise<void> {
	for (let minute = 0; minute < 30 + count / 20; minute += 5) {
		clock.advance(5 * MINUTE);
		await sweep();
	}
}
