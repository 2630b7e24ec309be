import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { AccountJobs } from './account-jobs.ts';

export const accountJobs = (db: DynamoDBDocumentClient, TableName: string): AccountJobs => ({
	async add(Item) {
		await db.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' }));
	},
});
