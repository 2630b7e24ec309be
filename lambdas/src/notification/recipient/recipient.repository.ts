import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { noticeReachOf } from '../../client/reach.items.ts';
import { remainingClient } from '../../client/remaining-client.repository.ts';
import { missingConsents } from '../../consent/consent-wording.ts';
import { emailKey } from '../../identity/account/account.items.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { readItems } from '../../platform/table/read-items.repository.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { isConditionFailure } from '../../platform/table/transaction.ts';
import { userKey } from '../../platform/table/user.items.ts';
import type { RecipientStore } from './recipient.ts';

const profileKey = (userId: string) => userKey(userId, 'PROFILE');

export const recipientReader = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): Pick<RecipientStore, 'find'> => ({
	async find(clientId) {
		const Item = await profileOf(db, TableName, clientId);
		if (!Item) return undefined;
		const userId = String(Item.id);
		const cipher = await openCipher();
		return {
			name: String(Item.name),
			...(Item.email === undefined ? {} : { email: cipher.decrypt(String(Item.email), userId) }),
			...(Item.language === 'sw' ? { language: 'sw' } : {}),
			...noticeReachOf(Item, cipher),
			emailVerified: Item.emailVerified === true,
			// An unconfirmed address is not used any more after its owner requested another one.
			undeliverable: Item.emailUndeliverable === true || isLeft(Item),
			complained: Item.emailUndeliverableReason === 'complaint' || isLeft(Item),
			ignoresSuppression: Item.ignoresSuppression === true,
			lacksConsent: missingConsents(Item.consents ?? {}).length > 0,
		};
	},
});

/** The profile of the client, or of the record it was merged into. One read in the common case without a merge. */
async function profileOf(db: DynamoDBDocumentClient, TableName: string, clientId: string): Promise<Item | undefined> {
	const merged = userKey(clientId, 'MERGED');
	const found = await readItems(db, TableName, [profileKey(clientId), merged]);
	if (!found.some(({ SK }) => SK === merged.SK)) return found[0];
	const stays = await remainingClient(db, TableName, clientId);
	return (await readItems(db, TableName, [profileKey(stays)]))[0];
}

const isLeft = (profile: Readonly<Record<string, unknown>>): boolean =>
	profile.emailVerified !== true && profile.emailChange !== undefined;

/** Uses no encryption key: the function that receives bounces cannot read addresses. */
export const recipientFlags = (
	db: DynamoDBDocumentClient,
	TableName: string,
): Pick<RecipientStore, 'flagUndeliverable' | 'ownerOf'> => ({
	async ownerOf(pseudonym) {
		const Key = emailKey(pseudonym);
		const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
		return typeof Item?.userId === 'string' ? Item.userId : undefined;
	},
	async flagUndeliverable(userId, { at, sentAt, why }) {
		try {
			await db.send(
				new UpdateCommand({
					TableName,
					Key: profileKey(userId),
					UpdateExpression:
						'SET emailUndeliverable = :yes, emailUndeliverableSince = :at, emailUndeliverableReason = :why',
					ConditionExpression:
						'attribute_exists(PK) AND attribute_not_exists(emailUndeliverable) AND (attribute_not_exists(emailSetAt) OR emailSetAt <= :sentAt)',
					ExpressionAttributeValues: { ':yes': true, ':at': at, ':sentAt': sentAt, ':why': why },
				}),
			);
		} catch (error) {
			// Flagged before, or the account is gone.
			if (!isConditionFailure(error)) throw error;
		}
	},
});
