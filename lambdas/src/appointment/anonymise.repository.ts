import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { retryConflicts } from '../platform/retry-conflicts.ts';
import { type Appointment, appointmentKey } from './appointment-item.ts';
import { idempotencyKey } from './idempotency-item.ts';

/** Who holds an appointment whose person is no longer known. */
export const NOBODY = 'erased';

/**
 * Takes the person out of an appointment and leaves what the figures need: time, service, status, price. What was noted
 * goes, also the answer that was kept of its booking. Saying it twice changes nothing.
 */
export const anonymiser =
	(db: DynamoDBDocumentClient, TableName: string) =>
	async ({ id, userId, answerKey, cancellation }: Appointment): Promise<void> => {
		const hasReason = cancellation?.reason !== undefined;
		const update = {
			TableName,
			Key: appointmentKey(id),
			UpdateExpression: `SET userId = :nobody, mail = :none REMOVE G1PK, G1SK, notes, staffNote, answerKey${hasReason ? ', cancellation.#reason' : ''}`,
			ConditionExpression: 'attribute_exists(PK)',
			...(hasReason ? { ExpressionAttributeNames: { '#reason': 'reason' } } : {}),
			ExpressionAttributeValues: { ':nobody': NOBODY, ':none': {} },
		};
		const answer = answerKey === undefined ? [] : [{ Delete: { TableName, Key: idempotencyKey(userId, answerKey) } }];
		await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems: [{ Update: update }, ...answer] })));
	};
