import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { countPartition } from './article-count.items.ts';
import type { ArticleCountStore } from './article-counts.ts';

/** Reads the counts of `articleMarksRepository`; separate, because reading needs no key for pseudonyms. */
export const articleCountsRepository = (db: DynamoDBDocumentClient, TableName: string): ArticleCountStore => ({
	async read(articleId, freshness) {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				KeyConditionExpression: 'PK = :article',
				ExpressionAttributeValues: { ':article': countPartition(articleId) },
				ConsistentRead: freshness === 'fresh',
			}),
		);
		const total = (count: 'likes' | 'views'): number => Items.reduce((sum, item) => sum + (item[count] ?? 0), 0);
		return { likes: total('likes'), views: total('views') };
	},
});
