import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import { anAppointment } from './builders.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import type { AcceptedMail, MailPlan } from './fake-gateways.ts';
import { type NotificationFixture, notificationFixture } from './notification-fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = '2026-11-16T06:00:00.000Z';
const VISIT = '2026-11-30T07:30:00.000Z';
const OUTAGE_HOURS = 26;
const AT_ONCE = 25;

export interface OutageSettings {
	readonly db: NotificationFixture['db'];
	/** An empty table. */
	readonly tableName: string;
	readonly bookings: number;
	/** Minutes between two sweeps; in truth it is one. */
	readonly every: number;
}

export interface OutageResult {
	readonly bookings: number;
	/** How often the mail service was asked in vain. */
	readonly refusedCalls: number;
	/** Appointments whose client did not get exactly the one mail that is true in the end. Must be empty. */
	readonly wrong: readonly string[];
	/** Jobs that were given up. Must be 0. */
	readonly givenUp: number;
	/** Minutes from the end of the outage until the last mail. */
	readonly recoveredAfterMinutes: number;
}

/**
 * Books many appointments while the mail service is down and the stream is dead, cancels every fifth of them in the middle, and
 * lets the mail service come back after 26 hours (promise N1). It refuses, fails and times out in turns.
 */
export async function simulateMailOutage({ db, tableName, bookings, every }: OutageSettings): Promise<OutageResult> {
	const fixture = await notificationFixture({ db, tableName, start: NOW });
	const troubles: readonly MailPlan[] = ['refuse', 'lose', 'refuse'];
	fixture.mail.plan(() => troubles[fixture.mail.calls.length % troubles.length] ?? 'refuse');
	const appointments = Array.from({ length: bookings }, (_, index) =>
		anAppointment({ id: `A${index}`, userId: `C${index}`, startAt: VISIT }),
	);
	await inChunks(appointments, (appointment) => fixture.book(appointment));
	await sweepFor(fixture, (OUTAGE_HOURS / 2) * HOUR, every);
	const cancelled = appointments.filter((_, index) => index % 5 === 0);
	await inChunks(cancelled, ({ id }) => cancelAppointment(db, tableName, { id, now: fixture.clock.now() }));
	await sweepFor(fixture, (OUTAGE_HOURS / 2) * HOUR, every);

	const refusedCalls = fixture.mail.calls.length;
	const healedAt = fixture.clock.now().getTime();
	fixture.mail.plan(() => 'accept');
	// The longest pause is an hour, and each sweep takes at most a hundred.
	await sweepFor(fixture, 2 * HOUR, 1);
	const ended = new Set(cancelled.map(({ id }) => id));
	const mails = new Map<string, AcceptedMail[]>(appointments.map(({ id }) => [id, []]));
	for (const mail of fixture.mail.accepted) mails.get(mail.tags.ref)?.push(mail);
	return {
		bookings,
		refusedCalls,
		wrong: appointments.filter(({ id }) => !isRight(mails.get(id) ?? [], ended.has(id))).map(({ id }) => id),
		givenUp: fixture.givenUpAlarms(),
		recoveredAfterMinutes: Math.max(0, ...fixture.mail.accepted.map(({ at }) => (at.getTime() - healedAt) / MINUTE)),
	};
}

/** One mail, and a confirmation only of what still stands. */
const isRight = (mails: readonly AcceptedMail[], isCancelled: boolean): boolean =>
	mails.length === 1 && mails[0]?.tags.kind === (isCancelled ? 'cancelled' : 'confirmation');

async function sweepFor({ clock, sweep }: NotificationFixture, time: number, every: number): Promise<void> {
	for (let passed = 0; passed < time; passed += every * MINUTE) {
		clock.advance(every * MINUTE);
		await sweep();
	}
}

async function inChunks(
	appointments: readonly NotifiedAppointment[],
	work: (appointment: NotifiedAppointment) => Promise<unknown>,
): Promise<void> {
	for (let first = 0; first < appointments.length; first += AT_ONCE)
		await Promise.all(appointments.slice(first, first + AT_ONCE).map(work));
}
