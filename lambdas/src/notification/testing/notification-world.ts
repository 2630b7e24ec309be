import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBStreamEvent, SQSEvent } from 'aws-lambda';
import { jobRecord, messageRecord } from '../../platform/event-records.ts';
import { fieldCipherFrom } from '../../platform/field-cipher.ts';
import type { JobItem } from '../job.ts';
import type { MailEvent } from '../mail-event.ts';
import { mailEventsOver } from '../mail-events-over.handler.ts';
import type { QuotaAlarm } from '../mail-quota.ts';
import { notifierHandler } from '../notifier.handler.ts';
import type { PartialFailures } from '../notifier-batch.handler.ts';
import type { NotifiedAppointment } from '../reminder.ts';
import { bookingItems, centre } from './builders.ts';
import {
	type HandClock,
	handClock,
	type MailDouble,
	mailDouble,
	mortalProcess,
	type Process,
	type SchedulerDouble,
	schedulerDouble,
} from './outside-world.ts';

export interface NotificationWorld {
	readonly clock: HandClock;
	readonly mail: MailDouble;
	readonly scheduler: SchedulerDouble;
	readonly process: Process;
	/** How often the bell rang for a mail that was given up. */
	readonly givenUp: () => number;
	/** How often it rang for staff's own mailbox. */
	readonly staffUnreachable: () => number;
	/** What it rang for about the quota. */
	readonly quotaBells: readonly QuotaAlarm[];
	/** Writes a client. */
	welcome(userId: string): Promise<unknown>;
	/** Writes a booking as the booking transaction does, its client included. */
	book(appointment: NotifiedAppointment): Promise<void>;
	/** Hands all jobs of these bookings to the notifier, as the stream does after the booking. */
	stream(appointments: readonly NotifiedAppointment[]): Promise<PartialFailures>;
	/** Hands these jobs to the notifier, as the stream does once they are written. */
	streamJobs(jobs: readonly JobItem[]): Promise<PartialFailures>;
	/** Hands messages to the notifier, as the reminder queue does. */
	queue(bodies: readonly string[]): Promise<PartialFailures>;
	sweep(): Promise<PartialFailures>;
	/** Plays an event of the mail service. */
	hear(event: MailEvent): Promise<void>;
	/** Overwrites an item, as another part of the system might have left it. */
	put(item: object): Promise<unknown>;
	read(PK: string, SK: string): Promise<Record<string, unknown> | undefined>;
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
}

export interface WorldSettings {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	/** ISO UTC. */
	readonly start: string;
	/** How long the mail service thinks before it takes a mail; by default it does not. */
	readonly beforeAcceptance?: () => Promise<void>;
	/** The table holds a centre already. */
	readonly hasCentre?: boolean;
	/** Opens a field; by default what is encrypted by `fields` is decrypted, and the rest lies in the table as it is. */
	readonly decrypt?: (cipher: string, owner: string) => string;
}

/** The cipher of this world. */
export const fields = fieldCipherFrom(new Uint8Array(32).fill(7));

/** A client's address in this world. */
export const addressOf = (userId: string): string => `${userId.toLowerCase()}@mail.example`;

/**
 * The whole notifier on a real table, with a clock moved by hand and doubles only for SES and Scheduler. Used by the
 * tests and by `prove`.
 */
export async function notificationWorld({
	db,
	tableName,
	start,
	beforeAcceptance = async () => undefined,
	hasCentre = false,
	decrypt = (cipher, owner) => (cipher.startsWith('v1.') ? fields.decrypt(cipher, owner) : cipher),
}: WorldSettings): Promise<NotificationWorld> {
	const clock = handClock(start);
	const mail = mailDouble(clock.now);
	const scheduler = schedulerDouble(clock.now);
	const process = mortalProcess();
	let bells = 0;
	let staffBells = 0;
	const quotaBells: QuotaAlarm[] = [];
	const handler = notifierHandler({
		db: mortal(db, process),
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
	});
	const onStaffUnreachable = (): void => {
		staffBells += 1;
	};
	const record = mailEventsOver({ db, tableName, onStaffUnreachable });
	const put = (item: object) => db.send(new PutCommand({ TableName: tableName, Item: { ...item } }));
	const handle = (event: DynamoDBStreamEvent | SQSEvent) => handler(event, { getRemainingTimeInMillis: () => 30_000 });
	const queue = (bodies: readonly string[]) => handle(queueEvent(bodies));
	if (!hasCentre) await put({ PK: 'PROFILE#CENTRE', SK: 'P', entity: 'profile', profile: centre });
	return {
		clock,
		mail,
		scheduler,
		process,
		givenUp: () => bells,
		staffUnreachable: () => staffBells,
		quotaBells,
		welcome: (userId) => put(clientItem(userId)),
		async book(appointment) {
			await put(clientItem(appointment.userId));
			for (const item of bookingItems(appointment, clock.now())) await put(item);
		},
		stream: (appointments) =>
			handle(streamEvent(appointments.flatMap((appointment) => bookingItems(appointment, clock.now())))),
		streamJobs: (jobs) => handle(streamEvent(jobs)),
		queue,
		sweep: () => queue(['{"kind":"sweep"}']),
		hear: record,
		put,
		async read(PK, SK) {
			const { Item } = await db.send(new GetCommand({ TableName: tableName, Key: { PK, SK }, ConsistentRead: true }));
			return Item;
		},
		db,
		tableName,
	};
}

/** A client whose every call is a place where the process may die. */
function mortal(db: DynamoDBDocumentClient, process: Process): DynamoDBDocumentClient {
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
