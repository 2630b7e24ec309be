import { type DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { retryConflicts } from '../platform/table/retry-conflicts.ts';
import { PSYCHOLOGISTS, scheduleKey } from './schedule.items.ts';

type Actions = NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>;

/**
 * Writes data that start times are computed from, and raises the schedule version of every psychologist in the same
 * transaction, so that no booking commits a time computed before it. Services, opening hours and closures are written
 * only through here, so that no writer can forget the versions. The order of the services is not: no start time depends
 * on it. `centre-limits.ts` keeps the transaction small enough.
 */
export async function writeAndBumpSchedules(
	db: DynamoDBDocumentClient,
	TableName: string,
	writes: Actions,
): Promise<void> {
	await retryConflicts(async () => {
		const raised = (await psychologistIds(db, TableName)).map((id) => bumpVersion(TableName, id));
		await db.send(new TransactWriteCommand({ TransactItems: [...writes, ...raised] }));
	});
}

/** All psychologists, inactive ones included. */
async function psychologistIds(db: DynamoDBDocumentClient, TableName: string): Promise<readonly string[]> {
	const { Items = [] } = await db.send(
		new QueryCommand({
			TableName,
			ConsistentRead: true,
			KeyConditionExpression: 'PK = :psychologists',
			ExpressionAttributeValues: { ':psychologists': PSYCHOLOGISTS },
			ProjectionExpression: 'SK',
		}),
	);
	return Items.map(({ SK }) => String(SK));
}

const bumpVersion = (TableName: string, id: string) => ({
	Update: {
		TableName,
		Key: scheduleKey(id),
		UpdateExpression: 'SET scheduleVersion = scheduleVersion + :one',
		ConditionExpression: 'attribute_exists(PK)',
		ExpressionAttributeValues: { ':one': 1 },
	},
});
