import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { writerPartition } from '../platform/limits/visitor-writing.items.ts';
import type { Item } from '../platform/table/stored-item.ts';
import type { ClientWriting, ClientWritings } from './client-writings.ts';

const isKind = (entity: unknown): entity is ClientWriting['kind'] => entity === 'question' || entity === 'message';

export const clientWritings = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<FieldCipher>,
): ClientWritings => ({
	async newestUnder(address, count) {
		const cipher = await openCipher();
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				IndexName: 'GSI2',
				KeyConditionExpression: 'G2PK = :writer',
				ExpressionAttributeValues: { ':writer': writerPartition(cipher.pseudonym('email', address)) },
				ScanIndexForward: false,
				Limit: count,
			}),
		);
		return Items.flatMap((item) => writingOf(item, cipher));
	},
});

function writingOf({ entity, id, text, createdAt, state }: Item, { decrypt }: FieldCipher): readonly ClientWriting[] {
	return isKind(entity) ? [{ id, kind: entity, text: decrypt(text, id), at: createdAt, state }] : [];
}
