import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { anAppointment } from './builders.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { type ClientGiven, notificationFixture } from './notification-fixture.ts';
import { type RaceResult, raceReminders } from './reminder-races.ts';

/** When the reminder of `builders.ts` is due. */
const REMIND_AT = '2026-11-18T07:30:00.000Z';
const AT_ONCE = 20;

interface Table {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
}

export interface CancellationRaceSettings {
	/** Must be empty. */
	readonly table: Table;
	readonly races: number;
	/** Returns 0 to 1. */
	readonly random: () => number;
	/** Cancels without waiting for a send in progress, to prove that the race detects it. */
	readonly isReckless?: boolean;
	/** The clients' contact details; an address alone by default. */
	readonly client?: ClientGiven;
}

/** Cancels many appointments through the real use case while their reminders are sent (promise N4). */
export async function raceCancellations({
	table: { db, tableName },
	races,
	random,
	isReckless = false,
	client,
}: CancellationRaceSettings): Promise<RaceResult> {
	const beforeAcceptance = () => new Promise<void>((resolve) => setTimeout(resolve, random() * 10));
	const fixture = await notificationFixture({
		...{ db, tableName, start: REMIND_AT, beforeAcceptance },
		beforeSms: beforeAcceptance,
	});
	const cancel = isReckless ? cancelRecklessly : cancelAppointment;
	const total = { races: 0, mailed: 0, broken: [] as string[] };
	for (let round = 0; round * AT_ONCE < races; round += 1) {
		const first = round * AT_ONCE;
		fixture.clock.moveTo(REMIND_AT);
		const appointments = Array.from({ length: Math.min(AT_ONCE, races - first) }, (_, index) => {
			const id = `A${first + index}`;
			return anAppointment({ id, userId: id });
		});
		await Promise.all(appointments.map((appointment) => fixture.book(appointment, client)));
		const change = ({ id }: { readonly id: string }) => cancel(db, tableName, { id, now: fixture.clock.now() });
		const result = await raceReminders({
			...{ fixture, appointments, change, random },
			...spreadOf(round, client),
		});
		total.races += result.races;
		total.mailed += result.mailed;
		total.broken.push(...result.broken);
	}
	return total;
}

/** In a third of the rounds both sides start together; in the others one is earlier, whatever the machine's speed. */
const spreadOf = (round: number, client: ClientGiven | undefined) => {
	const changeWithinMs = client ? 1500 : 50;
	return {
		fireWithinMs: round % 3 === 1 ? 1600 : 50,
		changeWithinMs: round % 3 === 2 ? changeWithinMs + 4500 : changeWithinMs,
	};
};

/** A cancellation without the condition that waits for a send in progress. */
async function cancelRecklessly(
	db: DynamoDBDocumentClient,
	TableName: string,
	{ id }: { readonly id: string },
): Promise<boolean> {
	await db.send(
		new UpdateCommand({
			TableName,
			Key: { PK: `APPT#${id}`, SK: 'META' },
			UpdateExpression: 'SET #status = :cancelled, ver = ver + :one REMOVE G3PK, G3SK',
			ExpressionAttributeNames: { '#status': 'status' },
			ExpressionAttributeValues: { ':cancelled': 'cancelled', ':one': 1 },
		}),
	);
	return true;
}
