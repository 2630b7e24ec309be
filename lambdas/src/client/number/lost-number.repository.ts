import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { readItems } from '../../platform/table/read-items.repository.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { userKey } from '../../platform/table/user.items.ts';
import type { MarkNumberLostDeps } from './mark-number-lost.usecase.ts';

/** The records affected by another person's confirmation of a number. */
export const lostNumbers = (
	db: DynamoDBDocumentClient,
	TableName: string,
): Pick<MarkNumberLostDeps, 'readRecords' | 'noteLost'> => ({
	readRecords: (ids) =>
		readItems(
			db,
			TableName,
			ids.map((id) => userKey(id, 'PROFILE')),
		),
	async noteLost(clientId, at) {
		try {
			await db.send(
				new UpdateCommand({
					TableName,
					Key: userKey(clientId, 'PROFILE'),
					UpdateExpression: 'SET phoneLostSince = :at ADD recordVer :one',
					ConditionExpression: 'phoneSince < :at AND (attribute_not_exists(phoneLostSince) OR phoneLostSince < :at)',
					ExpressionAttributeValues: { ':at': at, ':one': 1 },
				}),
			);
		} catch (error) {
			// Staff or the client have since stated whose it is, or it is marked already.
			if (!isConditionFailure(error)) throw error;
		}
	},
});
