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
 * One transaction with optimistic concurrency: the first actions, as many as `onWhatWasRead` says, are conditional on the version read,
 * and the answer is false on a version conflict. Concurrent writers get a transaction conflict first, and the retry tells them apart.
 */
export async function transactIfUnchanged(
	db: DynamoDBDocumentClient,
	TransactItems: WriteActions,
	onWhatWasRead = 1,
): Promise<boolean> {
	try {
		await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
		return true;
	} catch (error) {
		if (Array.from({ length: onWhatWasRead }, (_, at) => at).some((at) => isConditionFailure(error, at))) return false;
		throw error;
	}
}
