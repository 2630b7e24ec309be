import {
	type DynamoDBDocumentClient,
	TransactWriteCommand,
	type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { retryConflicts } from './retry-conflicts.ts';
import { isConditionFailure } from './transaction.ts';

export type WriteActions = NonNullable<TransactWriteCommandInput['TransactItems']>;

/**
 * One transaction with an optimistic lock: the first `onWhatWasRead` actions are conditional on the version read, and
 * the result is false on a version conflict. Concurrent writers get a transaction conflict first, and the retry tells
 * them apart.
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
