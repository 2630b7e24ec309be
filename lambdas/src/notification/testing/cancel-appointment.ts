import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionFailure } from '../../platform/transaction.ts';

/**
 * A cancellation as promises 4.3 writes it, until there is a use case for it: it waits for a sender whose lease is
 * live. True when it is acknowledged.
 */
export async function cancelAppointment(
	db: DynamoDBDocumentClient,
	TableName: string,
	{ id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> {
	const Update = {
		TableName,
		Key: { PK: `APPT#${id}`, SK: 'META' },
		UpdateExpression: 'SET #status = :cancelled, reminder.#state = :cancelled REMOVE G3PK, G3SK',
		ConditionExpression:
			'#status = :confirmed AND ver = :one AND (reminder.#state <> :sending OR reminder.lease < :now)',
		ExpressionAttributeNames: { '#status': 'status', '#state': 'state' },
		ExpressionAttributeValues: {
			':cancelled': 'cancelled',
			':confirmed': 'confirmed',
			':one': 1,
			':sending': 'sending',
			':now': now.getTime(),
		},
	};
	try {
		await db.send(new TransactWriteCommand({ TransactItems: [{ Update }] }));
		return true;
	} catch (error) {
		if (isConditionFailure(error)) return false;
		throw error;
	}
}
