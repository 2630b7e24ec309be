import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { JobItem } from '../notification/job.ts';

/** Where the promise of a mail is kept that no other write belongs to. */
export interface AccountJobs {
	add(job: JobItem): Promise<void>;
}

export const accountJobs = (db: DynamoDBDocumentClient, TableName: string): AccountJobs => ({
	async add(Item) {
		await db.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' }));
	},
});
