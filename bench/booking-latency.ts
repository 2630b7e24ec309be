import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { freeTimes, openDays, post, registerClients } from './lib/clients.ts';
import type { Figure } from './lib/report.ts';
import { median, timed } from './lib/statistics.ts';

const SERVICE = 'anxiety-management';
const BOOKINGS = 30;

async function bookAll(origin: string): Promise<readonly number[]> {
	const clients = await registerClients(origin, BOOKINGS);
	const durations: number[] = [];
	for (const date of await openDays(origin, SERVICE)) {
		for (const time of await freeTimes(origin, SERVICE, date)) {
			const client = clients[durations.length];
			if (!client) return durations;
			durations.push(
				await timed(async () => {
					const answer = await post(
						origin,
						'/api/appointments',
						{ serviceId: SERVICE, date, time },
						{ token: client.token },
					);
					if (answer.status !== 201) throw new Error(`Booking answered ${answer.status}: ${await answer.text()}`);
					await answer.arrayBuffer();
				}),
			);
		}
	}
	return durations;
}

/** The SDK calls a booking must make, at the same sizes, with nothing around them. */
async function rawCalls(): Promise<readonly number[]> {
	const { tableName, endpoint, close } = await freshTable();
	const client = new DynamoDBClient({
		endpoint,
		region: 'af-south-1',
		credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
	});
	const db = DynamoDBDocumentClient.from(client);
	const once = (round: number) => async (): Promise<void> => {
		const get = (PK: string) =>
			db.send(new GetCommand({ TableName: tableName, Key: { PK, SK: 'S' }, ConsistentRead: true }));
		await get(`AUTH#${round}`);
		await Promise.all([
			get(`BOOKED#${round}`),
			...['CATALOG#SERVICE', 'CATALOG#PSY', 'CELL#1', 'CELL#2', 'CELL#3'].map((pk) =>
				db.send(
					new QueryCommand({
						TableName: tableName,
						KeyConditionExpression: 'PK = :pk',
						ExpressionAttributeValues: { ':pk': pk },
					}),
				),
			),
		]);
		await db.send(
			new TransactWriteCommand({
				TransactItems: Array.from({ length: 12 }, (_, at) => ({
					Put: {
						TableName: tableName,
						Item: { PK: `ITEM#${round}#${at}`, SK: 'S', text: 'x'.repeat(300) },
						ConditionExpression: 'attribute_not_exists(PK)',
					},
				})),
			}),
		);
	};
	const durations: number[] = [];
	for (let round = 0; round < BOOKINGS; round += 1) durations.push(await timed(once(round)));
	client.destroy();
	await close();
	return durations;
}

/** p50 of a booking through the whole local cloud, and of the bare SDK calls it cannot do without. */
export async function bookingLatency(origin: string): Promise<readonly Figure[]> {
	const [booking, raw] = [median(await bookAll(origin)), median(await rawCalls())];
	return [
		{ name: 'booking through edge, function and engine, p50', value: booking, unit: 'ms' },
		{ name: 'the SDK calls it must make, p50', value: raw, unit: 'ms' },
		{ name: 'ratio', value: booking / raw, unit: '×', budget: 1.5 },
	];
}
