import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { VisitorWords, VisitorWordsStore } from '../notification/notices/inbox/visitor-words.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import type { Item, Key } from '../platform/table/stored-item.ts';
import { entryKey } from './inbox.items.ts';

/** Reads visitors' texts for mails; each is encrypted for its own item. */
export const visitorWords = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): VisitorWordsStore => ({
	async find(inbox, id) {
		const item = await read(db, TableName, entryKey(inbox, id));
		return item && wordsFrom(item, (await openCipher()).decrypt);
	},
	async findReply(inbox, id, version) {
		const item = await read(db, TableName, entryKey(inbox, id));
		const reply = item?.replies?.find(({ ver }: Item) => ver === version);
		if (!item || !reply) return undefined;
		const { decrypt } = await openCipher();
		return { ...wordsFrom(item, decrypt), reply: decrypt(reply.text, id) };
	},
});

async function read(db: DynamoDBDocumentClient, TableName: string, Key: Key): Promise<Item | undefined> {
	return (await db.send(new GetCommand({ TableName, Key: { ...Key }, ConsistentRead: true }))).Item;
}

function wordsFrom(
	{ id, name, email, phone, subject, text, createdAt, crisis: mayBeInCrisis = false }: Item,
	decrypt: FieldCipher['decrypt'],
): VisitorWords {
	return {
		name: decrypt(name, id),
		email: decrypt(email, id),
		phone: phone === undefined ? undefined : decrypt(phone, id),
		subject: subject === undefined ? undefined : decrypt(subject, id),
		text: decrypt(text, id),
		createdAt,
		mayBeInCrisis,
	};
}
