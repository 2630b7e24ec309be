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
 * Writes everything or nothing. The first actions, as many as `onWhatWasRead` says, have the condition that it still is so:
 * false when somebody else was faster. Two who write at once conflict first and are told apart by the repeat.
 */
export async function writeUnlessChanged(
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
