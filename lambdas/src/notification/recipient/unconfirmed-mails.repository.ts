import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '@tulia/centre/clock';
import { statedAddress } from '../../platform/confirmed-address.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import type { UnconfirmedMails } from './unconfirmed-mails.ts';

const KEPT_SECONDS = 2 * 24 * 60 * 60;

/** One item per address and day holds the ids of its mails, which makes the limit safe under concurrent sends. */
export const unconfirmedMails = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>,
): UnconfirmedMails => ({
	async admit({ about, email, mailId, limit, now }) {
		const Key = {
			PK: `MAILS#${(await openCipher()).pseudonym('email', statedAddress(email, 'rate_limit'))}`,
			SK: `${about}#${dayOf(now)}`,
		};
		try {
			await db.send(
				new UpdateCommand({
					TableName,
					Key,
					UpdateExpression: 'SET entity = :entity, #ttl = :ttl ADD mails :mail',
					ConditionExpression: 'attribute_not_exists(mails) OR contains(mails, :id) OR size(mails) < :limit',
					ExpressionAttributeNames: { '#ttl': 'ttl' },
					ExpressionAttributeValues: {
						':entity': 'unconfirmed-mails',
						':ttl': Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
						':mail': new Set([mailId]),
						':id': mailId,
						':limit': limit,
					},
				}),
			);
			return true;
		} catch (error) {
			if (isConditionFailure(error)) return false;
			throw error;
		}
	},
});
