import { type NotifiedAppointment, scheduleName } from '../../appointment/mail/reminder.ts';
import { smsJobId } from '../../outbox/notice-job.ts';
import { reminderMessage } from '../state/reminder-message.ts';
import type { NotificationFixture } from './notification-fixture.ts';
import { streamJob } from './run-due-jobs.ts';

const MINUTE = 60_000;
/** A change begins at a random moment within this many milliseconds, where nothing else is said. */
const SPREAD_MS = 50;

export interface RaceSettings {
	/** At the time of the reminders, with a mail service that takes a while. */
	readonly fixture: NotificationFixture;
	readonly appointments: readonly NotifiedAppointment[];
	/** Cancels or moves it, once: true when that was acknowledged, false when it has to be asked for again. */
	readonly change: (appointment: NotifiedAppointment) => Promise<boolean>;
	/** Within how many milliseconds a change begins; an SMS takes longer to leave than a mail. */
	readonly changeWithinMs?: number;
	/** A reminder fires at a random moment within this many milliseconds: about as many as the change takes. */
	readonly fireWithinMs: number;
	/** From 0 to 1. */
	readonly random: () => number;
}

export interface RaceResult {
	readonly races: number;
	/** In which the reminder left first. */
	readonly mailed: number;
	/** Appointments about which a reminder of the old version was accepted after the change was acknowledged. Must be empty. */
	readonly broken: readonly string[];
}

/**
 * Lets the reminder of each appointment fire while somebody changes it (promises N4 and N5), and looks once more when the
 * sweeps of the following half hour are over. The clock stands still meanwhile: whoever waits for a sender asks again.
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
