import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { OpenField } from './recipient.repository.ts';
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
	openField: OpenField,
): VisitorWordsStore => ({
	async find(inbox, id) {
		const { Item } = await db.send(new GetCommand({ TableName, Key: KEY[inbox](id), ConsistentRead: true }));
		if (!Item) return undefined;
		const open = async (field: unknown) => (typeof field === 'string' ? openField(field, id) : undefined);
		const [name = '', email = '', phone, subject, text = ''] = await Promise.all(
			[Item.name, Item.email, Item.phone, Item.subject, Item.text].map(open),
		);
		return {
			name,
			email,
			text,
			createdAt: String(Item.createdAt),
			...(phone === undefined ? {} : { phone }),
			...(subject === undefined ? {} : { subject }),
		};
	},
});
