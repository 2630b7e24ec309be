import { anAppointment } from './builders.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import type { AcceptedSms, SmsPlan } from './fake-sms-service.ts';
import { type NotificationFixture, notificationFixture } from './notification-fixture.ts';
import { PHONE } from './tell-clients.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** 9 AM in Nairobi. */
const NOW = '2026-11-16T06:00:00.000Z';
const VISIT = '2026-11-30T07:30:00.000Z';
const OUTAGE_HOURS = 24;
const AT_ONCE = 25;

export interface SmsOutageSettings {
	readonly db: NotificationFixture['db'];
	/** An empty table. */
	readonly tableName: string;
	/** Half of them of clients with an address, too. */
	readonly bookings: number;
	/** Minutes between two sweeps; in truth it is one. */
	readonly every: number;
}

export interface SmsOutageResult {
	readonly bookings: number;
	/** How often the service was asked in vain. */
	readonly refusedCalls: number;
	/** Visits of which a client with a phone alone did not get exactly the one SMS that is true in the end. Must be empty. */
	readonly wrongSms: readonly string[];
	/** Visits of which a client with an address was not told exactly once, by mail. Must be empty. */
	readonly wrongMail: readonly string[];
	readonly givenUp: number;
	/** SMS that came between 8 PM and 8 AM. Must be 0. */
	readonly atNight: number;
}

/**
 * Books many visits of clients who chose SMS while the SMS service is down for a day, cancels every fifth of them in the middle, and
 * lets it come back (promises N1 and N12). It refuses, and before every second answer it was not reached at all.
 */
export async function simulateSmsOutage({
	db,
	tableName,
	bookings,
	every,
}: SmsOutageSettings): Promise<SmsOutageResult> {
	const fixture = await notificationFixture({ db, tableName, start: NOW });
	fixture.sms.plan(() => TROUBLE[fixture.sms.calls.length % TROUBLE.length] ?? 'refuse');
	const appointments = Array.from({ length: bookings }, (_, index) =>
		anAppointment({ id: `A${index}`, userId: `C${index}`, startAt: VISIT }),
	);
	const hasEmail = (id: string): boolean => Number(id.slice(1)) % 2 === 0;
	for (let first = 0; first < bookings; first += AT_ONCE)
		await Promise.all(
			appointments
				.slice(first, first + AT_ONCE)
				.map((one) => fixture.book(one, { phone: PHONE, notices: 'sms', hasEmail: hasEmail(one.id) })),
		);
	await sweepFor(fixture, (OUTAGE_HOURS / 2) * HOUR, every);
	const cancelled = new Set(appointments.filter((_, index) => index % 5 === 0).map(({ id }) => id));
	for (const id of cancelled) await cancelAppointment(db, tableName, { id, now: fixture.clock.now() });
	await sweepFor(fixture, (OUTAGE_HOURS / 2) * HOUR, every);
	const refusedCalls = fixture.sms.calls.length;
	fixture.sms.plan(() => 'accept');
	await sweepFor(fixture, 14 * HOUR, 5);
	const smsOf = (id: string) => fixture.sms.accepted.filter(({ tags }) => tags.ref === id);
	const mailsOf = (id: string) => fixture.mail.accepted.filter(({ tags }) => tags.ref === id);
	const [withEmail, without] = [
		appointments.filter(({ id }) => hasEmail(id)),
		appointments.filter(({ id }) => !hasEmail(id)),
	];
	const trueKind = (id: string) => (cancelled.has(id) ? 'cancelled' : 'confirmation');
	return {
		bookings,
		refusedCalls,
		wrongSms: without
			.filter(({ id }) => kindsOf(smsOf(id)) !== trueKind(id) || mailsOf(id).length > 0)
			.map(({ id }) => id),
		// The confirmation went by mail after six hours; who was cancelled after that is told so as well, once.
		wrongMail: withEmail
			.filter(({ id }) => {
				const told = [...mailsOf(id), ...smsOf(id)].map(({ tags }) => tags.kind).sort();
				return told.join() !== (cancelled.has(id) ? 'cancelled,confirmation' : 'confirmation');
			})
			.map(({ id }) => id),
		givenUp: fixture.givenUpAlarms(),
		atNight: fixture.sms.accepted.filter(({ at }) => !isDay(at)).length,
	};
}

const TROUBLE: readonly SmsPlan[] = ['refuse', 'lose', 'refuse'];

const kindsOf = (sms: readonly AcceptedSms[]): string => sms.map(({ tags }) => tags.kind).join();

/** EAT is three hours ahead. */
const isDay = (at: Date): boolean => at.getUTCHours() >= 5 && at.getUTCHours() < 17;

async function sweepFor({ clock, sweep }: NotificationFixture, time: number, every: number): Promise<void> {
	for (let passed = 0; passed < time; passed += every * MINUTE) {
		clock.advance(every * MINUTE);
		await sweep();
	}
}
