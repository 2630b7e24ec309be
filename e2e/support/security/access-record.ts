import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';

/** What stands about an account's access, for tests that need somebody no screen makes: staff, demoted, disabled. */
export interface AccessRecord {
	readonly role?: 'client' | 'staff' | 'admin';
	readonly roles?: readonly StaffRole[];
	readonly psychologistId?: string;
	readonly status?: 'active' | 'disabled';
}

/** Overwrites it in the table. Sessions that were begun stay: access looks at the record, not at the token. */
export async function setAccess(
	{ awsEndpoint, tableName }: Pick<LocalCloud, 'awsEndpoint' | 'tableName'>,
	userId: string,
	record: AccessRecord,
): Promise<void> {
	const client = new DynamoDBClient({
		endpoint: awsEndpoint,
		region: 'af-south-1',
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
	});
	for (const [attribute, value] of Object.entries(record)) {
		const update = new UpdateCommand({
			TableName: tableName,
			Key: { PK: `USER#${userId}`, SK: 'AUTH' },
			UpdateExpression: 'SET #attribute = :value',
			ConditionExpression: 'attribute_exists(PK)',
			ExpressionAttributeNames: { '#attribute': attribute },
			ExpressionAttributeValues: { ':value': value },
		});
		await DynamoDBDocumentClient.from(client).send(update);
	}
	client.destroy();
}
