import { isWakingHour } from '../../src/appointment/mail/waking-hours.ts';
import type { NotifiedAppointment } from '../../src/appointment/reminder.ts';
import type { SmsAlarm } from '../../src/notification/channel/sms/sms-alarm.ts';
import { anAppointment } from './builders.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { type ClientGiven, type NotificationFixture, notificationFixture } from './notification-fixture.ts';
import { PHONE } from './notify-clients.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** 9 AM in Nairobi. */
const NOW = '2026-11-16T06:00:00.000Z';
const VISIT = '2026-11-30T07:30:00.000Z';
const OUTAGE_HOURS = 26;
const AT_ONCE = 25;
/** Responses of a service that is down, in turn. */
const TROUBLES = ['refuse', 'lose', 'refuse'] as const;

type Service = 'mail' | 'sms';

export interface OutageSettings {
	readonly db: NotificationFixture['db'];
	/** Must be empty. */
	readonly tableName: string;
	readonly down: readonly Service[];
	/** Clients have an address only, or, when SMS are down, chose SMS, and every second one has an address as well. */
	readonly bookings: number;
	/** Minutes between two sweeps; one in production. */
	readonly every: number;
}

export interface OutageResult {
	readonly bookings: number;
	/** The number of calls that the services refused. */
	readonly refusedCalls: number;
	/** Must be empty: visits whose client did not get exactly the true notices, once. */
	readonly wrong: readonly string[];
	/** Must be 0: SMS between 8 PM and 8 AM. */
	readonly atNight: number;
	/** Must be 0: mails that were given up. */
	readonly givenUp: number;
	readonly smsAlarms: readonly SmsAlarm[];
	/** Minutes from the end of the outage to the last notice. */
	readonly recoveredAfterMinutes: number;
}

/**
 * Books many visits while services are down and the stream is dead, cancels every fifth of them in the middle, and ends
 * the outage after 26 hours (promises N1 and N12). The services refuse, fail and time out in turn.
 */
export async function simulateOutage(settings: OutageSettings): Promise<OutageResult> {
	const { db, tableName, down, bookings, every } = settings;
	const fixture = await notificationFixture({ db, tableName, start: NOW });
	for (const service of down) planTroubles(fixture, service);
	const appointments = Array.from({ length: bookings }, (_, index) =>
		anAppointment({ id: `A${index}`, userId: `C${index}`, startAt: VISIT }),
	);
	const clientOf = ({ id }: NotifiedAppointment): ClientGiven =>
		down.includes('sms') ? { phone: PHONE, notices: 'sms', hasEmail: Number(id.slice(1)) % 2 === 0 } : {};
	await inChunks(appointments, (one) => fixture.book(one, clientOf(one)));
	await sweepFor(fixture, (OUTAGE_HOURS / 2) * HOUR, every);
	const cancelled = appointments.filter((_, index) => index % 5 === 0);
	await inChunks(cancelled, ({ id }) => cancelAppointment(db, tableName, { id, now: fixture.clock.now() }));
	await sweepFor(fixture, (OUTAGE_HOURS / 2) * HOUR, every);

	const refusedCalls = down.reduce((calls, service) => calls + fixture[service].calls.length, 0);
	const healedAt = fixture.clock.now().getTime();
	for (const service of down) fixture[service].plan(() => 'accept');
	// The longest pause is an hour, and each sweep takes at most a hundred.
	await sweepFor(fixture, 2 * HOUR, 1);

	const notices = noticesAbout(fixture, appointments);
	const ended = new Set(cancelled.map(({ id }) => id));
	const truthOf = (one: NotifiedAppointment): string =>
		truth({ isCancelled: ended.has(one.id), hadMail: !down.includes('mail') && clientOf(one).hasEmail !== false });
	const accepted = [...fixture.mail.accepted, ...fixture.sms.accepted];
	return {
		bookings,
		refusedCalls,
		wrong: appointments.filter((one) => notices.get(one.id)?.sort().join() !== truthOf(one)).map(({ id }) => id),
		atNight: fixture.sms.accepted.filter(({ at }) => !isWakingHour(at)).length,
		givenUp: fixture.givenUpAlarms(),
		smsAlarms: fixture.smsAlarms,
		recoveredAfterMinutes: Math.max(0, ...accepted.map(({ at }) => (at.getTime() - healedAt) / MINUTE)),
	};
}

function planTroubles(fixture: NotificationFixture, service: Service): void {
	const { calls } = fixture[service];
	fixture[service].plan(() => TROUBLES[calls.length % TROUBLES.length] ?? 'refuse');
}

/** A client who got the confirmation by mail, after six hours without SMS, must get the cancellation as well. */
const truth = ({ isCancelled, hadMail }: { readonly isCancelled: boolean; readonly hadMail: boolean }): string => {
	if (!isCancelled) return 'confirmation';
	return hadMail ? 'cancelled,confirmation' : 'cancelled';
};

/** The kinds of accepted notices about each visit, over both services. */
function noticesAbout(
	{ mail, sms }: NotificationFixture,
	visits: readonly NotifiedAppointment[],
): Map<string, string[]> {
	const notices = new Map<string, string[]>(visits.map(({ id }) => [id, []]));
	for (const { tags } of [...mail.accepted, ...sms.accepted]) notices.get(tags.ref)?.push(tags.kind);
	return notices;
}

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
