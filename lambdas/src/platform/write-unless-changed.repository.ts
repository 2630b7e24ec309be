import {
	type DynamoDBDocumentClient,
	TransactWriteCommand,
	type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { retryConflicts } from './retry-conflicts.ts';
import { isConditionFailure } from './transaction.ts';

/** What one transaction does. */
export type WriteActions = NonNullable<TransactWriteCommandInput['TransactItems']>;

/**
 * Writes everything or nothing. The first action is on what was read, on condition that it still is so: false when somebody
 * else was faster. Two who write at once conflict first and are told apart by the repeat.
 */
export async function writeUnlessChanged(db: DynamoDBDocumentClient, TransactItems: WriteActions): Promise<boolean> {
	try {
		await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
		return true;
	} catch (error) {
		if (isConditionFailure(error, 0)) return false;
		throw error;
	}
}
