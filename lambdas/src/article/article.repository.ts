import { type DynamoDBDocumentClient, GetCommand, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { ArticleCard } from '@tulia/contracts/article/schemas';
import { bodyKey, cardOf, inCategory, metaKey, PUBLISHED, partitionOf } from './article.items.ts';
import type { ArticleStore } from './article.ts';

/** Articles for visitors. `article.items.ts` knows their layout in the table. */
export const articleRepository = (db: DynamoDBDocumentClient, TableName: string): ArticleStore => ({
	async listPublished() {
		const pages = paginateQuery(
			{ client: db },
			{
				TableName,
				IndexName: 'GSI1',
				KeyConditionExpression: 'G1PK = :published',
				ExpressionAttributeValues: { ':published': PUBLISHED },
				ScanIndexForward: false,
			},
		);
		const cards: ArticleCard[] = [];
		for await (const { Items = [] } of pages) cards.push(...Items.map(cardOf));
		return cards;
	},
	async newestOf(category, limit) {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				IndexName: 'GSI2',
				KeyConditionExpression: 'G2PK = :category',
				ExpressionAttributeValues: { ':category': inCategory(category) },
				ScanIndexForward: false,
				Limit: limit,
			}),
		);
		return Items.map(cardOf);
	},
	async findPublished(id) {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				KeyConditionExpression: 'PK = :article',
				ExpressionAttributeValues: { ':article': partitionOf(id) },
			}),
		);
		const meta = Items.find(({ SK }) => SK === metaKey(id).SK);
		const body = Items.find(({ SK }) => SK === bodyKey(id).SK);
		if (meta?.state !== 'published' || !body) return undefined;
		const { content, aboutAuthor, modifiedAt } = body;
		return { ...cardOf(meta), content, aboutAuthor, ...(modifiedAt === undefined ? {} : { modifiedAt }) };
	},
	isPublished: (id) => isPublished(db, TableName, id),
});

async function isPublished(db: DynamoDBDocumentClient, TableName: string, id: string): Promise<boolean> {
	const { Item } = await db.send(
		new GetCommand({
			TableName,
			Key: metaKey(id),
			ProjectionExpression: '#state',
			ExpressionAttributeNames: { '#state': 'state' },
		}),
	);
	return Item?.state === 'published';
}
