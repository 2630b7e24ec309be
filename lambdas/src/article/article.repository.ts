import { type DynamoDBDocumentClient, GetCommand, paginateQuery, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';
import type { ArticleCard } from '@tulia/contracts/article/schemas';
import type { ArticleStore } from './article.ts';

const metaKey = (id: string) => ({ PK: `BLOG#${id}`, SK: 'META' });
const bodyKey = (id: string) => ({ PK: `BLOG#${id}`, SK: 'BODY' });

const toCard = (item: Readonly<Record<string, NativeAttributeValue>>): ArticleCard => ({
	id: item.id,
	title: item.title,
	snippet: item.snippet,
	author: item.author,
	category: item.category,
	createdAt: item.createdAt,
	readTime: item.readTime,
	imageUrl: item.imageUrl,
});

/** The only module that knows how articles are laid out. Card and text are two items, so that the list stays light. */
export const articleRepository = (db: DynamoDBDocumentClient, TableName: string): ArticleStore => ({
	async listPublished() {
		const pages = paginateQuery(
			{ client: db },
			{
				TableName,
				IndexName: 'GSI1',
				KeyConditionExpression: 'G1PK = :published',
				ExpressionAttributeValues: { ':published': 'BLOGS#PUB' },
				ScanIndexForward: false,
			},
		);
		const cards: ArticleCard[] = [];
		for await (const { Items = [] } of pages) cards.push(...Items.map(toCard));
		return cards;
	},
	async contentOf(id) {
		const { Item } = await db.send(new GetCommand({ TableName, Key: bodyKey(id) }));
		return Item?.content;
	},
	async publish({ content, ...card }) {
		const meta = {
			...metaKey(card.id),
			entity: 'article',
			...card,
			G1PK: 'BLOGS#PUB',
			G1SK: `${card.createdAt}#${card.id}`,
			G2PK: `BLOGCAT#${card.category}`,
			G2SK: card.createdAt,
		};
		const body = { ...bodyKey(card.id), entity: 'article-body', content };
		await db.send(
			new TransactWriteCommand({
				TransactItems: [{ Put: { TableName, Item: meta } }, { Put: { TableName, Item: body } }],
			}),
		);
	},
});
