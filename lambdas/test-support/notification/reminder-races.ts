import { type NotifiedAppointment, scheduleName } from '../../src/appointment/reminder.ts';
import { reminderMessage } from '../../src/notification/state/reminder-message.ts';
import { smsJobId } from '../../src/outbox/notice-job.ts';
import type { NotificationFixture } from './notification-fixture.ts';
import { streamJob } from './run-due-jobs.ts';

const MINUTE = 60_000;
/** The default interval in which a change begins, in milliseconds. */
const SPREAD_MS = 50;

export interface RaceSettings {
	/** At the time of the reminders, with a slow mail service. */
	readonly fixture: NotificationFixture;
	readonly appointments: readonly NotifiedAppointment[];
	/** Tries once to cancel or move; false when it must be retried. */
	readonly change: (appointment: NotifiedAppointment) => Promise<boolean>;
	/** The interval in which a change begins, in milliseconds; an SMS takes longer than a mail. */
	readonly changeWithinMs?: number;
	/** The interval in which a reminder starts, in milliseconds; about as long as a change takes. */
	readonly fireWithinMs: number;
	/** Returns 0 to 1. */
	readonly random: () => number;
}

export interface RaceResult {
	readonly races: number;
	/** Races that the reminder won. */
	readonly mailed: number;
	/** Must be empty: appointments with a reminder of the old version accepted after the acknowledged change. */
	readonly broken: readonly string[];
}

/**
 * Sends the reminder of each appointment while it is changed (promises N4 and N5), and checks again after the sweeps of
 * the following half hour. The clock is stopped meanwhile; a refused change is retried.
 */
export async function raceReminders({
	fixture,
	appointments,
	change,
	changeWithinMs = SPREAD_MS,
	fireWithinMs,
	random,
}: RaceSettings): Promise<RaceResult> {
	const sentOf = ({ id, ver }: NotifiedAppointment) =>
		[...fixture.mail.accepted, ...fixture.sms.accepted].filter(
			({ tags }) => tags.kind === 'reminder' && tags.ref === id && tags.version === ver,
		).length;
	const sentAtAck = new Map<string, number>();
	const fire = async ({ id, ver }: NotifiedAppointment) => {
		await pause(random() * fireWithinMs);
		await fixture.queue([reminderMessage(id, ver)]);
		await streamJob(fixture, smsJobId(scheduleName(id, ver)));
	};
	const changed = async (appointment: NotifiedAppointment) => {
		await pause(random() * changeWithinMs);
		while (!(await change(appointment))) await pause(1);
		sentAtAck.set(appointment.id, sentOf(appointment));
	};
	await Promise.all(appointments.flatMap((appointment) => [fire(appointment), changed(appointment)]));
	for (let minute = 0; minute < 30; minute += 5) {
		fixture.clock.advance(5 * MINUTE);
		await fixture.sweep();
	}
	return {
		races: appointments.length,
		mailed: appointments.filter((appointment) => (sentAtAck.get(appointment.id) ?? 0) > 0).length,
		broken: appointments.filter((one) => sentOf(one) > (sentAtAck.get(one.id) ?? 0)).map(({ id }) => id),
	};
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
