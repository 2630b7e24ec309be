import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { missingConsents } from '../account/consent-wording.ts';
import type { FieldCipher } from '../platform/field-cipher.ts';
import { isConditionFailure } from '../platform/transaction.ts';
import type { RecipientStore } from './recipient.ts';

const profileKey = (userId: string) => ({ PK: `USER#${userId}`, SK: 'PROFILE' });

/** Reading the account's profile for mails, and the one attribute mails add to it. */
export const recipientReader = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): Pick<RecipientStore, 'find'> => ({
	async find(userId) {
		const { Item } = await db.send(new GetCommand({ TableName, Key: profileKey(userId), ConsistentRead: true }));
		if (!Item) return undefined;
		const email = (await openCipher()).decrypt(String(Item.email), userId);
		return {
			name: String(Item.name),
			email,
			undeliverable: Item.emailUndeliverable === true,
			lacksConsent: missingConsents(Item.consents ?? {}).length > 0,
		};
	},
});

/** Needs no key: the function that hears of bounces cannot read addresses. */
export const recipientFlags = (
	db: DynamoDBDocumentClient,
	TableName: string,
): Pick<RecipientStore, 'flagUndeliverable' | 'ownerOf'> => ({
	async ownerOf(pseudonym) {
		const Key = { PK: `EMAIL#${pseudonym}`, SK: 'U' };
		const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
		return typeof Item?.userId === 'string' ? Item.userId : undefined;
	},
	async flagUndeliverable(userId, at) {
		try {
			await db.send(
				new UpdateCommand({
					TableName,
					Key: profileKey(userId),
					UpdateExpression: 'SET emailUndeliverable = :yes, emailUndeliverableSince = :at',
					ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(emailUndeliverable)',
					ExpressionAttributeValues: { ':yes': true, ':at': at },
				}),
			);
		} catch (error) {
			// Flagged before, or the account is gone: nothing to note.
			if (!isConditionFailure(error)) throw error;
		}
	},
});
