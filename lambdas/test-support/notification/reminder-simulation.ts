import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { NotifiedAppointment } from '../../src/appointment/reminder.ts';
import { reminderMessage } from '../../src/notification/state/reminder-message.ts';
import { anAppointment } from './builders.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { type AcceptedMail, eventOf, type MailPlan } from './fake-gateways.ts';
import { type NotificationFixture, notificationFixture } from './notification-fixture.ts';
import { randomFrom } from './random.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BOOKED_AT_ONCE = 25;
const FIRST_REMINDER = Date.parse('2026-11-18T06:00:00.000Z');

/** Probabilities of faults, from 0 to 1. */
export interface FaultRates {
	/** A schedule is never delivered. */
	readonly lostSchedule: number;
	/** A schedule is delivered three times. */
	readonly tripledSchedule: number;
	/** A schedule is delivered up to 20 minutes late. */
	readonly lateSchedule: number;
	readonly refusal: number;
	/** The response of the mail service is lost; half of those mails were accepted. */
	readonly lostAnswer: number;
	/** The event of an accepted mail never arrives. */
	readonly lostEvent: number;
	/** The notifier crashes during a delivery. */
	readonly crash: number;
	readonly cancellation: number;
}

export interface SimulationSettings {
	readonly db: DynamoDBDocumentClient;
	/** Must be empty. */
	readonly tableName: string;
	readonly seed: number;
	readonly appointments: number;
	readonly faults: FaultRates;
}

export interface SimulationResult {
	/** Must be empty (promise N2): confirmed appointments without a reminder. */
	readonly missing: readonly string[];
	/** Must be empty (promise N3): second mails although the outcome of the first was known and its event arrived. */
	readonly unexplained: readonly string[];
	/** Must be empty (promise N4): mails accepted after their cancellation was acknowledged. */
	readonly afterCancellation: readonly string[];
	readonly mails: number;
	/** The delay of the latest first mail, in minutes. */
	readonly latestMinutes: number;
	/** Second mails that the promise allows. */
	readonly explained: number;
}

/** The state of the simulation, unknown to the notifier. */
interface Run {
	readonly settings: SimulationSettings;
	readonly fixture: NotificationFixture;
	readonly happens: (probability: number) => boolean;
	/** A whole number from `from`, included, to `to`, excluded. */
	readonly between: (from: number, to: number) => number;
	/** Events by the minute after the first reminder's time. */
	readonly plan: Map<number, (() => Promise<unknown>)[]>;
	/** Messages whose sender crashed, and may not have recorded that they were accepted. */
	readonly orphaned: Set<string>;
	/** Messages whose event arrived. */
	readonly received: Set<string>;
	/** By appointment: the number of mails when its cancellation was acknowledged. */
	readonly cancelled: Map<string, number>;
	/** By appointment: when its reminder is due, epoch milliseconds. */
	readonly dueAt: Map<string, number>;
}

/**
 * Two hours around the reminders of many appointments, minute by minute, with every kind of fault: schedules lost, late
 * and tripled, refusals and lost responses of the mail service, events lost and late, crashes of the notifier,
 * cancellations. Returns what broke a promise. The same seed gives the same faults.
 */
export async function simulateReminders(settings: SimulationSettings): Promise<SimulationResult> {
	const random = randomFrom(settings.seed);
	const { db, tableName } = settings;
	const run: Run = {
		settings,
		fixture: await notificationFixture({ db, tableName, start: new Date(FIRST_REMINDER - HOUR).toISOString() }),
		happens: (probability) => random() < probability,
		between: (from, to) => from + Math.floor(random() * (to - from)),
		plan: new Map(),
		orphaned: new Set(),
		received: new Set(),
		cancelled: new Map(),
		dueAt: new Map(),
	};
	run.fixture.mail.plan(() => mailPlanFor(run));
	const bookings = Array.from({ length: settings.appointments }, (_, index) => planAppointment(run, index));
	for (let index = 0; index < bookings.length; index += BOOKED_AT_ONCE)
		await Promise.all(bookings.slice(index, index + BOOKED_AT_ONCE).map((booking) => run.fixture.book(booking)));
	run.fixture.clock.moveTo(new Date(FIRST_REMINDER - 2 * MINUTE).toISOString());
	for (let minute = -2; minute < 120; minute += 1) {
		for (const happen of run.plan.get(minute) ?? []) await happen();
		await deliver(run, '{"kind":"sweep"}');
		run.fixture.clock.advance(MINUTE);
	}
	return brokenPromisesOf(run);
}

function at({ plan }: Run, minute: number, happening: () => Promise<unknown>): void {
	plan.set(minute, [...(plan.get(minute) ?? []), happening]);
}

function mailPlanFor({ happens, settings: { faults } }: Run): MailPlan {
	if (happens(faults.refusal)) return 'refuse';
	if (!happens(faults.lostAnswer)) return 'accept';
	return happens(0.5) ? 'accept_silently' : 'lose';
}

/** Plans an appointment with the deliveries of its schedule, and perhaps its cancellation. */
function planAppointment(run: Run, index: number): NotifiedAppointment {
	const { happens, between, settings, dueAt } = run;
	const { faults } = settings;
	const minute = between(0, 30);
	const startAt = new Date(FIRST_REMINDER + minute * MINUTE + 24 * HOUR).toISOString();
	const id = `A${index}`;
	const booking = anAppointment({ id, userId: `C${index}`, startAt });
	dueAt.set(id, Date.parse(booking.remindAt));
	if (happens(faults.cancellation)) at(run, minute + between(-2, 25), () => cancel(run, id));
	if (happens(faults.lostSchedule)) return booking;
	const times = happens(faults.tripledSchedule) ? 3 : 1;
	for (let time = 0; time < times; time += 1) {
		const late = happens(faults.lateSchedule) ? between(0, 20) : 0;
		at(run, minute + late, () => deliver(run, reminderMessage(id, 1)));
	}
	return booking;
}

/** One delivery to the notifier, which may crash; the events of what it sent come later, or never. */
async function deliver(run: Run, body: string): Promise<void> {
	const { fixture, happens, between, orphaned, settings } = run;
	const before = fixture.mail.accepted.length;
	if (happens(settings.faults.crash)) fixture.process.crashAt(between(1, 9), happens(0.5) ? 'before' : 'after');
	await fixture.queue([body]);
	const minute = Math.round((fixture.clock.now().getTime() - FIRST_REMINDER) / MINUTE);
	for (const mail of fixture.mail.accepted.slice(before)) {
		if (fixture.process.hasCrashed) orphaned.add(mail.messageId);
		if (!happens(settings.faults.lostEvent)) at(run, minute + between(1, 11), () => receiveEvent(run, mail));
	}
	fixture.process.restart();
}

async function receiveEvent({ fixture, received }: Run, mail: AcceptedMail): Promise<void> {
	received.add(mail.messageId);
	await fixture.receiveEvent(eventOf(mail));
}

async function cancel({ fixture, cancelled, settings: { db, tableName } }: Run, id: string): Promise<void> {
	const isAcknowledged = await cancelAppointment(db, tableName, { id, now: fixture.clock.now() });
	if (isAcknowledged) cancelled.set(id, mailsOf(fixture, id).length);
}

const isReminder = ({ tags }: AcceptedMail) => tags.kind === 'reminder';

const mailsOf = ({ mail }: NotificationFixture, id: string) =>
	mail.accepted.filter((accepted) => isReminder(accepted) && accepted.tags.ref === id);

const minutesLate = (first: AcceptedMail | undefined, dueAt = 0): number =>
	first ? (first.at.getTime() - dueAt) / MINUTE : 0;

function brokenPromisesOf({ settings, fixture, orphaned, received, cancelled, dueAt }: Run): SimulationResult {
	const ids = Array.from({ length: settings.appointments }, (_, index) => `A${index}`);
	const mails = new Map<string, AcceptedMail[]>(ids.map((id) => [id, []]));
	for (const mail of fixture.mail.accepted.filter(isReminder)) mails.get(mail.tags.ref)?.push(mail);
	const countOf = (id: string) => mails.get(id)?.length ?? 0;
	/** Every mail that was followed by another to the same client. */
	const doubled = [...mails.values()].flatMap((all) => all.slice(0, -1));
	const mayBeDoubled = ({ messageId, wasAnswered }: AcceptedMail) =>
		(!wasAnswered || orphaned.has(messageId)) && !received.has(messageId);
	const unexplained = doubled.filter((mail) => !mayBeDoubled(mail));
	return {
		missing: ids.filter((id) => !cancelled.has(id) && countOf(id) === 0),
		unexplained: unexplained.map(({ tags }) => tags.ref),
		afterCancellation: [...cancelled].filter(([id, sent]) => countOf(id) > sent).map(([id]) => id),
		latestMinutes: Math.max(0, ...ids.map((id) => minutesLate(mails.get(id)?.[0], dueAt.get(id)))),
		mails: ids.reduce((total, id) => total + countOf(id), 0),
		explained: doubled.length - unexplained.length,
	};
}
