import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { indexPage } from '../platform/table/index-page.repository.ts';
import type { SubscriberLists } from './subscribers.ts';
import { subscriptionList } from './subscription.items.ts';

/** Staff's lists of subscriptions, by state; they are stored as `subscriptionRepository` writes them. */
export const subscriberLists = (db: DynamoDBDocumentClient, TableName: string): SubscriberLists => ({
	async list(state, page) {
		const partition = subscriptionList(state);
		const found = await indexPage({ db, TableName, index: 'GSI1', partition, order: 'newest first', ...page });
		return found && { ...found, rows: found.rows.map(({ subscription }) => subscription) };
	},
});
