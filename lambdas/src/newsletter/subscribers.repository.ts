import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { indexPage } from '../platform/index-page.repository.ts';
import type { SubscriberLists } from './subscribers.ts';
import { subscriptionList } from './subscription-key.ts';

/** Staff's lists of subscriptions, by state; they lie as `subscriptionRepository` wrote them. */
export const subscriberLists = (db: DynamoDBDocumentClient, TableName: string): SubscriberLists => ({
	async list(state, page) {
		const partition = subscriptionList(state);
		const found = await indexPage({ db, TableName, index: 'GSI1', partition, order: 'newest first', ...page });
		return found && { ...found, rows: found.rows.map(({ subscription }) => subscription) };
	},
});
