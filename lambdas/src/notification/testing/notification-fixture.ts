import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBStreamEvent, SQSEvent } from 'aws-lambda';
import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import type { JobItem } from '../../outbox/job.items.ts';
import { fieldCipherFrom } from '../../platform/keys/field-cipher.ts';
import { jobRecord, messageRecord } from '../../platform/table/event-records.ts';
import type { MailEvent } from '../mail-events/mail-event.ts';
import { mailEventsOver } from '../mail-events/mail-events.wiring.ts';
import { notifierHandler } from '../notifier.wiring.ts';
import type { MailMetrics } from '../send/mail-metrics.ts';
import type { QuotaAlarm } from '../send/mail-quota.ts';
import type { PartialFailures } from '../work/notifier-batch.handler.ts';
import { bookingItems, centre } from './builders.ts';
import { type CrashableProcess, crashableProcess } from './crash-injection.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { type FakeMailService, type FakeScheduler, fakeMailService, fakeScheduler } from './fake-gateways.ts';

export interface NotificationFixture {
	readonly clock: FakeClock;
	readonly mail: FakeMailService;
	readonly scheduler: FakeScheduler;
	readonly process: CrashableProcess;
	/** How often the alarm was raised for a mail that was given up. */
	readonly givenUpAlarms: () => number;
	/** How often it rang for staff's own mailbox. */
	readonly staffUnreachableAlarms: () => number;
	/** What it rang for about the quota. */
	readonly quotaAlarms: readonly QuotaAlarm[];
	/** What it counted, in the order of events. */
	readonly counted: readonly string[];
	/** Writes a client. */
	addClient(userId: string): Promise<unknown>;
	/** Writes a booking as the booking transaction does, its client included. */
	book(appointment: NotifiedAppointment): Promise<void>;
	/** Hands all jobs of these bookings to the notifier, as the stream does after the booking. */
	streamBookings(appointments: readonly NotifiedAppointment[]): Promise<PartialFailures>;
	/** Hands these jobs to the notifier, as the stream does once they are written. */
	streamJobs(jobs: readonly JobItem[]): Promise<PartialFailures>;
	/** Hands messages to the notifier, as the reminder queue does. */
	queue(bodies: readonly string[]): Promise<PartialFailures>;
	sweep(): Promise<PartialFailures>;
	/** Plays an event of the mail service. */
	receiveEvent(event: MailEvent): Promise<void>;
	/** Overwrites an item, as another part of the system might have left it. */
	put(item: object): Promise<unknown>;
	read(PK: string, SK: string): Promise<Record<string, unknown> | undefined>;
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
}

export interface NotificationFixtureSettings {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	/** ISO UTC. */
	readonly start: string;
	/** How long the mail service thinks before it takes a mail; by default it does not. */
	readonly beforeAcceptance?: () => Promise<void>;
	/** The table holds a centre already. */
	readonly hasCentre?: boolean;
	/** Opens a field; by default what is encrypted by `fields` is decrypted, and the rest is stored in the clear. */
	readonly decrypt?: (cipher: string, owner: string) => string;
}

/** Encrypts the stored fields. */
export const fields = fieldCipherFrom(new Uint8Array(32).fill(7));

/** The address of a client that the fixture adds. */
export const addressOf = (userId: string): string => `${userId.toLowerCase()}@mail.example`;

/**
 * The whole notifier on a real table, with a clock moved by hand and doubles only for SES and Scheduler. Used by the
 * tests and by `prove`.
 */
export async function notificationFixture({
	db,
	tableName,
	start,
	beforeAcceptance = async () => undefined,
	hasCentre = false,
	decrypt = (cipher, owner) => (cipher.startsWith('v1.') ? fields.decrypt(cipher, owner) : cipher),
}: NotificationFixtureSettings): Promise<NotificationFixture> {
	const clock = fakeClock(start);
	const mail = fakeMailService(clock.now);
	const scheduler = fakeScheduler(clock.now);
	const process = crashableProcess();
	let bells = 0;
	let staffBells = 0;
	const quotaBells: QuotaAlarm[] = [];
	const counted: string[] = [];
	const handler = notifierHandler({
		stageSender: 'mail@tulia.example',
		db: crashable(db, process),
		tableName,
		covers: { remove: async () => undefined },
		mail: {
			quotaUsed: () => mail.quotaUsed(),
			send: (given) =>
				process.call(async () => {
					await beforeAcceptance();
					return mail.send(given);
				}),
		},
		schedules: {
			create: (given) => process.call(() => scheduler.create(given)),
			remove: (name) => process.call(() => scheduler.remove(name)),
		},
		openCipher: async () => ({ ...fields, decrypt }),
		siteOrigin: 'https://tulia.example',
		now: clock.now,
		onGivenUp: () => {
			bells += 1;
		},
		onQuota: (alarm) => {
			quotaBells.push(alarm);
		},
		metrics: countingMetrics(counted),
	});
	const record = mailEventsOver({ db, tableName, onStaffUnreachable: () => void staffBells++ });
	const put = (item: object) => db.send(new PutCommand({ TableName: tableName, Item: { ...item } }));
	const handle = (event: DynamoDBStreamEvent | SQSEvent) => handler(event, { getRemainingTimeInMillis: () => 30_000 });
	const queue = (bodies: readonly string[]) => handle(queueEvent(bodies));
	if (!hasCentre) await put({ PK: 'PROFILE#CENTRE', SK: 'P', entity: 'profile', profile: centre });
	return {
		clock,
		mail,
		scheduler,
		process,
		givenUpAlarms: () => bells,
		staffUnreachableAlarms: () => staffBells,
		quotaAlarms: quotaBells,
		counted,
		addClient: (userId) => put(clientItem(userId)),
		async book(appointment) {
			await put(clientItem(appointment.userId));
			for (const item of bookingItems(appointment, clock.now())) await put(item);
		},
		streamBookings: (appointments) =>
			handle(streamEvent(appointments.flatMap((appointment) => bookingItems(appointment, clock.now())))),
		streamJobs: (jobs) => handle(streamEvent(jobs)),
		queue,
		sweep: () => queue(['{"kind":"sweep"}']),
		receiveEvent: record,
		put,
		async read(PK, SK) {
			const { Item } = await db.send(new GetCommand({ TableName: tableName, Key: { PK, SK }, ConsistentRead: true }));
			return Item;
		},
		db,
		tableName,
	};
}

const countingMetrics = (counted: string[]): MailMetrics => ({
	mailRefused: () => counted.push('mail refused'),
	reminder: (isLate) => counted.push(isLate ? 'reminder late' : 'reminder on time'),
	reminderOverdue: () => counted.push('reminder overdue'),
	quotaUsed: () => undefined,
});

/** A database client whose every call is a possible crash point. */
function crashable(db: DynamoDBDocumentClient, process: CrashableProcess): DynamoDBDocumentClient {
	const send: typeof db.send = (command: Parameters<typeof db.send>[0]) => process.call(() => db.send(command));
	return Object.assign(Object.create(db), { send });
}

const clientItem = (userId: string) => ({
	PK: `USER#${userId}`,
	SK: 'PROFILE',
	entity: 'user',
	id: userId,
	name: 'Wairimu Kamau',
	email: addressOf(userId),
	emailVerified: true,
});

/** The stream's view of freshly written items; what is no job is filtered away as in the mapping. */
const streamEvent = (items: readonly object[]): DynamoDBStreamEvent => ({
	Records: items.filter((item) => 'nextAt' in item).map(jobRecord),
});

/** The queue's view of messages. */
const queueEvent = (bodies: readonly string[]): SQSEvent => ({
	Records: bodies.map((body, index) => messageRecord(body, `message-${index}`)),
});
