import { randomBytes, randomInt } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import { textNames, type WrittenTexts, writtenTexts } from '@tulia/contracts/appointment/written-texts';
import type { CreateAppointmentDeps } from '../../src/appointment/book/booking-command.ts';
import { createAppointment } from '../../src/appointment/book/create-appointment.usecase.ts';
import type { BookForClientDeps } from '../../src/appointment/book/for-client/book-for-client.usecase.ts';
import { reservationRepository } from '../../src/appointment/book/write/reservation.repository.ts';
import type { ResendMailDeps } from '../../src/appointment/desk/resend-appointment-mail.usecase.ts';
import { attentionIndex } from '../../src/appointment/list/attention-index.repository.ts';
import type { ListAppointmentsDeps } from '../../src/appointment/list/list-appointments.usecase.ts';
import { moveRepository } from '../../src/appointment/move/move.repository.ts';
import type { MoveAppointmentDeps } from '../../src/appointment/move/move-command.ts';
import type { BookSeriesDeps } from '../../src/appointment/series/book-series.usecase.ts';
import { seriesRepository } from '../../src/appointment/series/series.repository.ts';
import { appointmentRepository } from '../../src/appointment/store/appointment.repository.ts';
import { clientRepository } from '../../src/appointment/store/client.repository.ts';
import { unconfirmedVisits } from '../../src/appointment/unconfirmed/unconfirmed-visits.repository.ts';
import { availabilitySources } from '../../src/availability/availability-sources.repository.ts';
import { calendarRepository } from '../../src/calendar/calendar.repository.ts';
import { crisisSettings } from '../../src/crisis/crisis-settings.repository.ts';
import { findCrisisWords } from '../../src/crisis/find-crisis-words.usecase.ts';
import { emailKey } from '../../src/identity/account/account.items.ts';
import { decoyHash } from '../../src/identity/account/password-hash.ts';
import { fieldCipherFrom, type KeyedCipher } from '../../src/platform/keys/field-cipher.ts';
import { rateLimits } from '../../src/platform/limits/rate-limit.repository.ts';
import { newId } from '../../src/platform/new-id.ts';
import { documentClientOf } from '../../src/platform/table/dynamo.ts';
import { profileRepository } from '../../src/profile/profile.repository.ts';
import { psychologistRepository } from '../../src/psychologist/psychologist.repository.ts';
import { serviceRepository } from '../../src/service/service.repository.ts';
import { sampleProfile, samplePsychologist, sampleSchedule, sampleServices } from './sample-centre.ts';
import type { TestTable } from './table-invariants.ts';

/** A Friday, 9:00 AM at the centre. */
export const FIXTURE_NOW = new Date('2026-11-20T06:00:00.000Z');

/** An empty table, as the test kit makes one. */
export interface EmptyTable extends TestTable {
	readonly endpoint: string;
	close(): Promise<void>;
}

/** A centre seeded into a table on a real engine, and the booking wired to it as its function does. */
export async function bookingFixture(
	fresh: EmptyTable,
	psychologistIds: readonly string[] = ['amina'],
	cipher: KeyedCipher = fieldCipherFrom(randomBytes(32)),
) {
	// Forty simultaneous bookings stand for forty functions; the one client they share must not queue them.
	const client = new DynamoDBClient({
		endpoint: fresh.endpoint,
		region: 'af-south-1',
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
		maxAttempts: 3,
		requestHandler: { httpAgent: { maxSockets: 500 } },
	});
	const db = documentClientOf(client);
	const close = async () => {
		client.destroy();
		await fresh.close();
	};
	const table = { ...fresh, client, db, close };
	const { tableName } = table;
	await profileRepository(db, tableName).save(sampleProfile);
	for (const [order, service] of sampleServices.entries())
		await serviceRepository(db, tableName).save(service, order, true);
	for (const id of psychologistIds)
		await psychologistRepository(db, tableName).save(samplePsychologist(id), sampleSchedule);

	const deps = {
		sources: availabilitySources(db, tableName),
		clients: clientRepository(db, tableName, async () => cipher),
		appointments: appointmentRepository(db, tableName),
		waiting: attentionIndex(db, tableName),
		reservations: reservationRepository({ db, tableName, openCipher: async () => cipher }),
		moves: moveRepository({ db, tableName, openCipher: async () => cipher }),
		series: seriesRepository(db, tableName),
		limits: rateLimits(db, tableName),
		unconfirmed: unconfirmedVisits({ db, tableName, openCipher: async () => cipher, random: (max) => randomInt(max) }),
		onNetworkFull: () => undefined,
		findCrisisWords: findCrisisWords(crisisSettings(db, tableName)),
		openCipher: async () => cipher,
		noPassword: decoyHash,
		now: () => FIXTURE_NOW,
		newId,
		random: (max: number) => randomInt(max),
		sleep: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
		// Generous: forty of these share two cores with the engine.
		deadline: () => AbortSignal.timeout(60_000),
	} satisfies BookSeriesDeps & BookForClientDeps & MoveAppointmentDeps & ResendMailDeps & ListAppointmentsDeps;

	const closeDay = (date: string): Promise<void> => {
		const by = { id: newId(FIXTURE_NOW), actor: 'staff', at: FIXTURE_NOW };
		const entry = { id: newId(FIXTURE_NOW), date, kind: 'closed', reason: 'Staff training' } as const;
		return calendarRepository(db, tableName).save(entry, by);
	};

	const put = async (Item: object): Promise<void> => {
		await db.send(new PutCommand({ TableName: tableName, Item: { ...Item } }));
	};

	const book = bookWith(deps);
	const booked = async (userId: string, options?: BookingOptions): Promise<string> => {
		const outcome = await book(userId, options);
		if (!outcome.ok) throw new Error(outcome.refusal);
		return outcome.value.ticket.appointmentId;
	};

	return { ...table, cipher, deps, put, closeDay, ...clientsOf(table, cipher), book, booked };
}
export type BookingFixture = Awaited<ReturnType<typeof bookingFixture>>;

export interface BookingOptions extends WrittenTexts {
	readonly serviceId?: string;
	readonly date?: string;
	readonly time?: string;
	readonly psychologistId?: string;
	readonly forWhom?: ForWhom;
	readonly key?: string;
	readonly version?: number;
	readonly ip?: string;
}

/** Every text a client may write with a booking: the sealed ones say `words`, a plain one its own name. */
export const everyText = (words: string): WrittenTexts =>
	Object.fromEntries(textNames.map((name) => [name, writtenTexts[name].isSealed ? words : name]));

/** Books for a client: stress, Tuesday, 9:00 AM, unless the options differ. */
export const bookWith =
	(deps: CreateAppointmentDeps) =>
	(userId: string, { key, version = 1, ip = '203.0.113.7', ...options }: BookingOptions = {}) =>
		createAppointment(deps)({
			body: { serviceId: 'stress', date: '2026-11-24', time: '9:00 AM', ...options },
			caller: { userId, version },
			idempotencyKey: key,
			viewer: { ip },
		});

function clientsOf({ db, tableName }: TestTable, cipher: KeyedCipher) {
	/** An account as registration leaves it, by default with a confirmed address. */
	const addClient = async (userId: string, emailVerified = true): Promise<string> => {
		const profile = {
			PK: `USER#${userId}`,
			SK: 'PROFILE',
			entity: 'user',
			id: userId,
			name: `Client ${userId}`,
			email: cipher.encrypt(`${userId}@clients.example`, userId),
			emailVerified,
			consents: {},
		};
		const auth = { PK: `USER#${userId}`, SK: 'AUTH', ver: 1, role: 'client', status: 'active' };
		await Promise.all([profile, auth].map((Item) => db.send(new PutCommand({ TableName: tableName, Item }))));
		return userId;
	};
	/** The same, found by the address. */
	const addKnownClient = async (userId: string, emailVerified = true): Promise<string> => {
		const pseudonym = cipher.pseudonym('email', `${userId}@clients.example`);
		const Item = { ...emailKey(pseudonym), entity: 'email', userId };
		await db.send(new PutCommand({ TableName: tableName, Item }));
		return addClient(userId, emailVerified);
	};
	const addClients = (count: number, prefix = 'client'): Promise<readonly string[]> =>
		Promise.all(Array.from({ length: count }, (_, index) => addClient(`${prefix}-${index}`)));
	return { addClient, addKnownClient, addClients };
}
