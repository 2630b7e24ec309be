import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { writerPartition } from '../platform/visitor-writing.ts';
import { removeWritings } from './remove-writings.repository.ts';
import type { Writing, Writings } from './writings.ts';

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
