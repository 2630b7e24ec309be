import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../platform/field-cipher.ts';
import type { StaffInbox } from './staff-inbox.ts';
import type { VisitorWordsStore } from './visitor-words.ts';

const KEY: Record<StaffInbox, (id: string) => { readonly PK: string; readonly SK: string }> = {
	questions: (id) => ({ PK: `FAQSUB#${id}`, SK: 'S' }),
	messages: (id) => ({ PK: `CONTACT#${id}`, SK: 'C' }),
};

/** Reading what a visitor wrote, for mails: every word of it is encrypted for the item it lies on. */
export const visitorWords = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): VisitorWordsStore => ({
	async find(inbox, id) {
		const { Item } = await db.send(new GetCommand({ TableName, Key: KEY[inbox](id), ConsistentRead: true }));
		if (!Item) return undefined;
		const { decrypt } = await openCipher();
		const { name, email, phone, subject, text, createdAt } = Item;
		return {
			name: decrypt(name, id),
			email: decrypt(email, id),
			phone: phone === undefined ? undefined : decrypt(phone, id),
			subject: subject === undefined ? undefined : decrypt(subject, id),
			text: decrypt(text, id),
			createdAt,
		};
	},
});
