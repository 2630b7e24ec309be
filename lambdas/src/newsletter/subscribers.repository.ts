import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { indexPage } from '../platform/lists/index-page.repository.ts';
import type { SubscriberLists } from './subscribers.ts';
import { subscriptionList } from './subscription.items.ts';

/** Staff's lists of subscriptions, by state; they are stored as `subscriptionRepository` writes them. */
export const subscriberLists = (db: DynamoDBDocumentClient, TableName: string): SubscriberLists => ({
	async list(state, page, order = 'newest first') {
		const partition = subscriptionList(state);
		const found = await indexPage({ db, TableName, index: 'GSI1', partition, order, ...page });
		return found && { ...found, rows: found.rows.map(({ subscription }) => subscription) };
	},
	async count() {
		const pages = paginateQuery(
			{ client: db },
			{
				TableName,
				IndexName: 'GSI1',
				KeyConditionExpression: 'G1PK = :active',
				FilterExpression: 'attribute_not_exists(subscription.undeliverable)',
				ExpressionAttributeValues: { ':active': subscriptionList('active') },
				Select: 'COUNT',
			},
		);
		let count = 0;
		for await (const { Count = 0 } of pages) count += Count;
		return count;
	},
});
