import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { DynamoDBStreamEvent, SQSEvent } from 'aws-lambda';
import type { NotifiedAppointment } from '../../src/appointment/reminder.ts';
import { phoneStates } from '../../src/client/phone-state.repository.ts';
import type { PhoneStates } from '../../src/client/phone-state.ts';
import { phoneAttributes } from '../../src/client/reach.items.ts';
import type { MailMetrics } from '../../src/notification/channel/mail/mail-metrics.ts';
import type { QuotaAlarm } from '../../src/notification/channel/mail/mail-quota.ts';
import type { SmsAlarm } from '../../src/notification/channel/sms/sms-alarm.ts';
import type { MailEvent } from '../../src/notification/feedback/mail-event.ts';
import { mailEventsOver } from '../../src/notification/feedback/mail-events.wiring.ts';
import type { SmsEvent } from '../../src/notification/feedback/sms-event.ts';
import { smsEventsOver } from '../../src/notification/feedback/sms-events.wiring.ts';
import type { Texting } from '../../src/notification/runner/mailing.wiring.ts';
import { notifierHandler } from '../../src/notification/runner/notifier.wiring.ts';
import type { PartialFailures } from '../../src/notification/runner/notifier-batch.handler.ts';
import { fieldCipherFrom } from '../../src/platform/keys/field-cipher.ts';
import type { PhoneNumber } from '../../src/platform/phone-number.ts';
import { jobRecord, messageRecord } from '../../src/platform/table/event-records.ts';
import { bookingItems, centre } from './builders.ts';
import { type CrashableProcess, crashableProcess } from './crash-injection.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { type FakeMailService, type FakeScheduler, fakeMailService, fakeScheduler } from './fake-gateways.ts';
import { type FakeSmsService, fakeSmsService } from './fake-sms-service.ts';

export interface NotificationFixture {
	readonly clock: FakeClock;
	readonly mail: FakeMailService;
	readonly sms: FakeSmsService;
	readonly scheduler: FakeScheduler;
	readonly process: CrashableProcess;
	readonly givenUpAlarms: () => number;
	/** The number of alarms about staff's own mailbox. */
	readonly staffUnreachableAlarms: () => number;
	readonly quotaAlarms: readonly QuotaAlarm[];
	readonly smsAlarms: readonly SmsAlarm[];
	/** Metrics, in the order of events. */
	readonly counted: readonly string[];
	/** Stores a client, with an address by default. */
	addClient(userId: string, given?: ClientGiven): Promise<unknown>;
	/** Stores a booking and its client as the booking transaction does. */
	book(appointment: NotifiedAppointment, client?: ClientGiven): Promise<void>;
	/** Delivers all jobs of these bookings, as the stream does. */
	streamBookings(appointments: readonly NotifiedAppointment[]): Promise<PartialFailures>;
	/** Delivers these jobs, as the stream does. */
	streamJobs(jobs: readonly object[]): Promise<PartialFailures>;
	/** Delivers messages, as the reminder queue does. */
	queue(bodies: readonly string[]): Promise<PartialFailures>;
	sweep(): Promise<PartialFailures>;
	receiveEvent(event: MailEvent): Promise<void>;
	receiveSmsEvent(event: SmsEvent): Promise<void>;
	readonly phones: PhoneStates;
	/** Overwrites an item, as another part of the system would. */
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
	/** Runs before the mail service accepts a mail. */
	readonly beforeAcceptance?: () => Promise<void>;
	/** Runs before the SMS service accepts a message. */
	readonly beforeSms?: () => Promise<void>;
	/** The monthly ceiling; 0 for a stage without SMS. */
	readonly smsPerMonth?: number;
	/** The table has a centre's profile already. */
	readonly hasCentre?: boolean;
	/** Decrypts a field; by default with `fields`, or returns it unencrypted. */
	readonly decrypt?: (cipher: string, owner: string) => string;
}

const CONTEXT = { getRemainingTimeInMillis: () => 30_000 };

export const fields = fieldCipherFrom(new Uint8Array(32).fill(7));

export const addressOf = (userId: string): string => `${userId.toLowerCase()}@mail.example`;

/** The notifier on a real table, with a manual clock and fakes for SES, SMS and Scheduler only. */
export async function notificationFixture({
	db,
	tableName,
	start,
	beforeAcceptance = async () => undefined,
	beforeSms = async () => undefined,
	smsPerMonth = 1_000_000,
	hasCentre = false,
	decrypt = (cipher, owner) => (cipher.startsWith('v1.') ? fields.decrypt(cipher, owner) : cipher),
}: NotificationFixtureSettings): Promise<NotificationFixture> {
	const clock = fakeClock(start);
	const mail = fakeMailService(clock.now);
	const sms = fakeSmsService(clock.now);
	const scheduler = fakeScheduler(clock.now);
	const process = crashableProcess();
	const bells = { ofMail: 0, ofStaff: 0 };
	const quotaBells: QuotaAlarm[] = [];
	const smsBells: SmsAlarm[] = [];
	const counted: string[] = [];
	const openCipher = async () => ({ ...fields, decrypt });
	const handler = notifierHandler({
		stageSender: 'mail@tulia.example',
		db: crashable(db, process),
		tableName,
		covers: { remove: async () => undefined },
		mail: { quotaUsed: () => mail.quotaUsed(), send: crashableSend(process, mail, beforeAcceptance) },
		...(smsPerMonth === 0 ? {} : { texting: texting({ process, sms, beforeSms, smsPerMonth, smsBells }) }),
		schedules: {
			create: (given) => process.call(() => scheduler.create(given)),
			remove: (name) => process.call(() => scheduler.remove(name)),
		},
		openCipher,
		siteOrigin: 'https://tulia.example',
		now: clock.now,
		onGivenUp: () => void bells.ofMail++,
		onQuota: (alarm) => void quotaBells.push(alarm),
		metrics: countingMetrics(counted),
	});
	const record = mailEventsOver({ db, tableName, now: clock.now, onStaffUnreachable: () => void bells.ofStaff++ });
	const { record: recordSms } = smsEventsOver({ db, tableName, openCipher, now: clock.now });
	const put = (item: object) => db.send(new PutCommand({ TableName: tableName, Item: { ...item } }));
	const queue = (bodies: readonly string[]) => handler(queueEvent(bodies), CONTEXT);
	if (!hasCentre) await put({ PK: 'PROFILE#CENTRE', SK: 'P', entity: 'profile', profile: centre });
	return {
		clock,
		mail,
		sms,
		scheduler,
		process,
		givenUpAlarms: () => bells.ofMail,
		staffUnreachableAlarms: () => bells.ofStaff,
		quotaAlarms: quotaBells,
		smsAlarms: smsBells,
		counted,
		addClient: (userId, given) => put(clientItem(userId, given)),
		async book(appointment, client) {
			await put(clientItem(appointment.userId, client));
			for (const item of bookingItems(appointment, clock.now())) await put(item);
		},
		streamBookings: (appointments) =>
			handler(streamEvent(appointments.flatMap((one) => bookingItems(one, clock.now()))), CONTEXT),
		streamJobs: (jobs) => handler(streamEvent(jobs), CONTEXT),
		queue,
		sweep: () => queue(['{"kind":"sweep"}']),
		receiveEvent: record,
		receiveSmsEvent: recordSms,
		phones: phoneStates(db, tableName, openCipher),
		put,
		async read(PK, SK) {
			const { Item } = await db.send(new GetCommand({ TableName: tableName, Key: { PK, SK }, ConsistentRead: true }));
			return Item;
		},
		db,
		tableName,
	};
}

/** The mail or SMS service, with each call as a possible crash point. */
const crashableSend =
	<T, R>(process: CrashableProcess, service: { send(given: T): Promise<R> }, before: () => Promise<void>) =>
	(given: T): Promise<R> =>
		process.call(async () => {
			await before();
			return service.send(given);
		});

interface TextingGiven {
	readonly process: CrashableProcess;
	readonly sms: FakeSmsService;
	readonly beforeSms: () => Promise<void>;
	readonly smsPerMonth: number;
	readonly smsBells: SmsAlarm[];
}

const texting = ({ process, sms, beforeSms, smsPerMonth, smsBells }: TextingGiven): Texting => ({
	sms: { send: crashableSend(process, sms, beforeSms) },
	messagesPerMonth: smsPerMonth,
	stop: { by: 'page', host: 'tulia.example' },
	onAlarm: (alarm) => void smsBells.push(alarm),
	onUsed: () => undefined,
});

const countingMetrics = (counted: string[]): MailMetrics => ({
	mailRefused: () => counted.push('mail refused'),
	reminder: (isLate) => counted.push(isLate ? 'reminder late' : 'reminder on time'),
	reminderOverdue: () => counted.push('reminder overdue'),
	quotaUsed: () => undefined,
});

/** A database client with every call as a possible crash point. */
export function crashable(db: DynamoDBDocumentClient, process: CrashableProcess): DynamoDBDocumentClient {
	const send: typeof db.send = (command: Parameters<typeof db.send>[0]) => process.call(() => db.send(command));
	return Object.assign(Object.create(db), { send });
}

/** Contact details and preferences of a client of the fixture. */
export interface ClientGiven {
	readonly phone?: PhoneNumber;
	readonly notices?: NoticeChannel;
	readonly hasEmail?: boolean;
	readonly language?: 'sw';
}

const clientItem = (userId: string, { phone, notices, hasEmail = true, language }: ClientGiven = {}) => ({
	PK: `USER#${userId}`,
	SK: 'PROFILE',
	entity: 'user',
	id: userId,
	name: 'Wairimu Kamau',
	...(hasEmail ? { email: addressOf(userId), emailVerified: true } : {}),
	...(phone === undefined
		? {}
		: phoneAttributes({ number: phone, proof: 'staff', since: '2026-11-01T06:00:00.000Z' }, userId, fields)),
	...(notices === undefined ? {} : { notices }),
	...(language === undefined ? {} : { language }),
});

/** The stream records of new items, filtered to jobs as by the event source mapping. */
const streamEvent = (items: readonly object[]): DynamoDBStreamEvent => ({
	Records: items.filter((item) => 'nextAt' in item).map(jobRecord),
});

/** The queue records of messages. */
const queueEvent = (bodies: readonly string[]): SQSEvent => ({
	Records: bodies.map((body, index) => messageRecord(body, `message-${index}`)),
});
