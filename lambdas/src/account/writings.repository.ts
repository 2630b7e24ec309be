import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Item, Key } from '../platform/read-items.repository.ts';
import { writerPartition } from '../platform/visitor-writing.ts';
import { removeWritings } from './remove-writings.repository.ts';

/** One of them as it is stored. Of what is no piece of writing, the key is enough to remove it. */
export type Writing = Item & Key;

/** What one person wrote, wherever it lies: questions, messages, comments, testimonials. */
export interface Writings {
	/** As stored; encrypted fields are bound to the item's `id`. `writer`: a pseudonym of an address, or an account's id. */
	of(writer: string): Promise<readonly Writing[]>;
	remove(writings: readonly Writing[]): Promise<void>;
}

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
		const found: Writing[] = [];
		for await (const { Items = [] } of pages) found.push(...Items.map(({ PK, SK, ...rest }) => ({ ...rest, PK, SK })));
		return found;
	},
	remove: (writings) => removeWritings(db, TableName, writings),
});
