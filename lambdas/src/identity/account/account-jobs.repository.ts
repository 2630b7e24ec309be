import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { newJob } from '../../outbox/job.items.ts';
import type { AccountJobs } from './account-jobs.ts';

export const accountJobs = (db: DynamoDBDocumentClient, TableName: string): AccountJobs => ({
	async add(job) {
		await db.send(new PutCommand({ TableName, Item: newJob(job), ConditionExpression: 'attribute_not_exists(PK)' }));
	},
});
