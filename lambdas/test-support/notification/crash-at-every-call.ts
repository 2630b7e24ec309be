import { scheduleName } from '../../src/appointment/reminder.ts';
import { reminderMessage } from '../../src/notification/state/reminder-message.ts';
import { smsJobId } from '../../src/outbox/notice-job.ts';
import { anAppointment } from './builders.ts';
import { type CrashPoint, crashAtEach, crashPoints } from './crash-injection.ts';
import { eventOf } from './fake-gateways.ts';
import { smsEventOf } from './fake-sms-service.ts';
import { appointmentDueFor, enqueueMail, jobIdOf } from './mail-jobs.ts';
import { type ClientGiven, type NotificationFixture, notificationFixture } from './notification-fixture.ts';
import { PHONE } from './notify-clients.ts';
import { streamJob } from './run-due-jobs.ts';

const MINUTE = 60_000;
/** When the reminder of `builders.ts` is due. */
const REMIND_AT = '2026-11-18T07:30:00.000Z';
/** More calls than any mail or SMS makes: that the last processes do not crash proves that no call is left out. */
const CALLS = { mail: 10, sms: 26 } as const;
const CLIENT: Readonly<Record<Channel, ClientGiven>> = { mail: {}, sms: { phone: PHONE, hasEmail: false } };

type Channel = 'mail' | 'sms';
const KINDS = ['confirmation', 'moved', 'cancelled', 'reminder'] as const;

export interface CrashSettings {
	readonly db: NotificationFixture['db'];
	/** Must be empty. */
	readonly tableName: string;
	readonly channel: Channel;
	/** The number of crashes at each point, for each kind of notice. */
	readonly times: number;
	/** Selects crash points; all by default. */
	readonly choose?: (points: readonly CrashPoint[]) => readonly CrashPoint[];
}

export interface CrashResult {
	readonly crashes: number;
	readonly notices: number;
	/** Must be empty: notices that were not sent exactly once. */
	readonly wrong: readonly string[];
}

/** Crashes the notifier before and after each of its calls, for each notice; the events of sent notices arrive. */
export async function crashAtEveryCall(settings: CrashSettings): Promise<CrashResult> {
	const { db, tableName, channel, times, choose = (all) => all } = settings;
	const fixture = await notificationFixture({ db, tableName, start: REMIND_AT });
	const points = Array.from({ length: times }, (_, round) =>
		choose(crashPoints(CALLS[channel])).map((point): CrashPoint => ({ ...point, id: `${point.id}-${round}` })),
	).flat();
	let crashes = 0;
	const wrong: string[] = [];
	for (const kind of KINDS) {
		fixture.clock.moveTo(REMIND_AT);
		const named = points.map((point) => ({ ...point, id: `${kind}-${point.id}` }));
		const crashed = await crashAtEach(fixture.process, named, (id) => send(fixture, { kind, id, channel }));
		if (crashed.length === named.length) throw new Error(`${kind} takes more than ${CALLS[channel]} calls.`);
		crashes += crashed.length;
		await reportDeliveries(fixture);
		await sweepUntilSettled(fixture, named.length);
		await reportDeliveries(fixture);
		const accepted = [...fixture.mail.accepted, ...fixture.sms.accepted];
		for (const { id } of named) {
			const sent = accepted.filter(({ tags }) => tags.ref === id && tags.kind === kind).length;
			if (sent !== 1) wrong.push(`${id}: ${sent}`);
		}
	}
	if (fixture[channel].accepted.length === 0) throw new Error(`Nothing went by ${channel}.`);
	return { crashes, notices: points.length * KINDS.length, wrong };
}

/** Reports an event of every sent notice; called twice, so that events repeat. */
async function reportDeliveries(fixture: NotificationFixture): Promise<void> {
	for (const mail of fixture.mail.accepted) await fixture.receiveEvent(eventOf(mail));
	for (const sms of fixture.sms.accepted) await fixture.receiveSmsEvent(smsEventOf(sms));
}

interface Notice {
	readonly kind: (typeof KINDS)[number];
	readonly id: string;
	readonly channel: Channel;
}

/** Delivers the notice and its SMS job, if any, as stream and queue do. */
async function send(fixture: NotificationFixture, { kind, id, channel }: Notice): Promise<void> {
	if (kind === 'reminder') {
		await fixture.book(anAppointment({ id, userId: id }), CLIENT[channel]);
		await fixture.queue([reminderMessage(id, 1)]);
		return streamJob(fixture, smsJobId(scheduleName(id, 1)));
	}
	const job = await enqueueMail(fixture, kind, appointmentDueFor(kind, id));
	await fixture.addClient(id, CLIENT[channel]);
	await fixture.streamJobs([job]);
	await streamJob(fixture, smsJobId(jobIdOf(kind, id)));
}

/** Sweeps past every quarantine and often enough: a sweep takes at most a hundred jobs, and a booking leaves four. */
async function sweepUntilSettled({ clock, sweep }: NotificationFixture, count: number): Promise<void> {
	for (let minute = 0; minute < 30 + count / 4; minute += 5) {
		clock.advance(5 * MINUTE);
		await sweep();
	}
}
