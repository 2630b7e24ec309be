import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
	BatchGetCommand,
	DynamoDBDocumentClient,
	GetCommand,
	QueryCommand,
	TransactWriteCommand,
	UpdateCommand,
} from '@aws-sdk/lib-dynamodb';

export interface BareCalls {
	/** Makes the calls of one booking, in the order of their dependencies. */
	once(round: number): Promise<void>;
	close(): void;
}

/**
 * The writes of a one-hour booking of an unconfirmed client: idempotency record, 2 cells, appointment, ticket,
 * bookings, 2 jobs, 2 figures, awaited outcome, history, audit, quota slot of the network.
 */
const WRITES = 14;
/** The session and the psychologist's schedule. */
const CHECKS = 2;
/** The counters of the limits: of the account in ten minutes, of the account in a day, and of its network. */
const COUNTERS = 3;

/**
 * The SDK calls that a booking must make (promise P11), without other work, on the same table in the same order: the
 * session; the counters of its limits; the client, in parallel with the psychologists and their schedules, then
 * services, profile, calendar and three psychologists' cells; the quota of the network; the transaction.
 */
export function bareCalls({
	endpoint,
	tableName: TableName,
}: {
	readonly endpoint: string;
	readonly tableName: string;
}): BareCalls {
	const client = new DynamoDBClient({
		endpoint,
		region: 'af-south-1',
		credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
	});
	const db = DynamoDBDocumentClient.from(client);
	const get = (PK: string, SK: string) => db.send(new GetCommand({ TableName, Key: { PK, SK }, ConsistentRead: true }));
	const query = (pk: string) =>
		db.send(
			new QueryCommand({
				TableName,
				ConsistentRead: true,
				KeyConditionExpression: 'PK = :pk',
				ExpressionAttributeValues: { ':pk': pk },
			}),
		);
	const count = (PK: string) =>
		db.send(
			new UpdateCommand({
				TableName,
				Key: { PK, SK: 'W' },
				UpdateExpression: 'ADD #count :one',
				ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
				ExpressionAttributeNames: { '#count': 'count' },
				ExpressionAttributeValues: { ':one': 1, ':most': 1000 },
			}),
		);
	const batch = (...keys: readonly (readonly [string, string])[]) =>
		db.send(
			new BatchGetCommand({
				RequestItems: { [TableName]: { ConsistentRead: true, Keys: keys.map(([PK, SK]) => ({ PK, SK })) } },
			}),
		);

	async function once(round: number): Promise<void> {
		const own = (kind: string): string => `BENCH#${kind}#${round}`;
		await get(own('AUTH'), 'AUTH');
		for (let counter = 0; counter < COUNTERS; counter += 1) await count(`${own('COUNTER')}#${counter}`);
		await Promise.all([
			batch([own('USER'), 'PROFILE'], [own('USER'), 'BOOKED']),
			query('CATALOG#PSY').then(() =>
				Promise.all([
					query('CATALOG#SERVICE'),
					get('PROFILE#CENTRE', 'P'),
					query('CALENDAR#CENTRE'),
					...[1, 2, 3].map((psychologist) => query(`${own('CELL')}#${psychologist}`)),
				]),
			),
		]);
		await query(own('NETWORK'));
		const absent = { TableName, ConditionExpression: 'attribute_not_exists(PK)' };
		const puts = Array.from({ length: WRITES }, (_, at) => ({
			Put: { ...absent, Item: { PK: `${own('ITEM')}#${at}`, SK: 'S', text: 'x'.repeat(300) } },
		}));
		const checks = Array.from({ length: CHECKS }, (_, at) => ({
			ConditionCheck: { ...absent, Key: { PK: `${own('CHECK')}#${at}`, SK: 'S' } },
		}));
		await db.send(new TransactWriteCommand({ TransactItems: [...puts, ...checks] }));
	}
	return { once, close: () => client.destroy() };
}
