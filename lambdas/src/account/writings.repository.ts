import { type DynamoDBDocumentClient, paginateQuery, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Item, Key } from '../platform/read-items.repository.ts';
import { retryConflicts } from '../platform/retry-conflicts.ts';
import { writerPartition } from '../platform/visitor-writing.ts';

/** What one person wrote, wherever it lies: questions, messages, comments, testimonials. */
export interface Writings {
	/** As stored; encrypted fields are bound to the item's `id`. `writer`: a pseudonym of an address, or an account's id. */
	of(writer: string): Promise<readonly Item[]>;
	remove(keys: readonly Key[]): Promise<void>;
}

const AT_ONCE = 25;

export const writingsRepository = (db: DynamoDBDocumentClient, TableName: string): Writings => ({
	async of(writer) {
		const pages = paginateQuery(
			{ client: db },
			{
				TableName,
				IndexName: 'GSI2',
				KeyConditionExpression: 'G2PK = :writer',
				ExpressionAttributeValues: { ':writer': writerPartition(writer) },
			},
		);
		const found: Item[] = [];
		for await (const { Items = [] } of pages) found.push(...Items);
		return found;
	},
	async remove(keys) {
		for (let at = 0; at < keys.length; at += AT_ONCE) {
			const TransactItems = keys
				.slice(at, at + AT_ONCE)
				.map(({ PK, SK }) => ({ Delete: { TableName, Key: { PK, SK } } }));
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
		}
	},
});
