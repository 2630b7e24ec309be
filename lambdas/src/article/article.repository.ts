import {
	type DynamoDBDocumentClient,
	GetCommand,
	paginateQuery,
	QueryCommand,
	TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';
import type { ArticleCard } from '@tulia/contracts/article/schemas';
import type { Article, ArticleState, ArticleStore } from './article.ts';
import { sanitiseArticle } from './sanitise-article.ts';

const partitionOf = (id: string) => `BLOG#${id}`;
const metaKey = (id: string) => ({ PK: partitionOf(id), SK: 'META' });
const bodyKey = (id: string) => ({ PK: partitionOf(id), SK: 'BODY' });

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

/** The public lists find an article by these; a draft has none, and so is in no index. */
const listKeys = ({ id, category, createdAt }: ArticleCard) => ({
	G1PK: 'BLOGS#PUB',
	G1SK: `${createdAt}#${id}`,
	G2PK: `BLOGCAT#${category}`,
	G2SK: `${createdAt}#${id}`,
});

function itemsOf({ content, aboutAuthor, ...card }: Article, state: ArticleState) {
	return [
		{ ...metaKey(card.id), entity: 'article', ...card, state, ...(state === 'published' ? listKeys(card) : {}) },
		{ ...bodyKey(card.id), entity: 'article-body', aboutAuthor, content: sanitiseArticle(content) },
	];
}

/** The only module that knows how articles are laid out. Card and text are two items, so that the lists stay light. */
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
	async newestOf(category, limit) {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				IndexName: 'GSI2',
				KeyConditionExpression: 'G2PK = :category',
				ExpressionAttributeValues: { ':category': `BLOGCAT#${category}` },
				ScanIndexForward: false,
				Limit: limit,
			}),
		);
		return Items.map(toCard);
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
		return { ...toCard(meta), content: body.content, aboutAuthor: body.aboutAuthor };
	},
	async isPublished(id) {
		const { Item } = await db.send(
			new GetCommand({
				TableName,
				Key: metaKey(id),
				ProjectionExpression: '#state',
				ExpressionAttributeNames: { '#state': 'state' },
			}),
		);
		return Item?.state === 'published';
	},
	async save(article, state) {
		const puts = itemsOf(article, state).map((Item) => ({ Put: { TableName, Item } }));
		await db.send(new TransactWriteCommand({ TransactItems: puts }));
	},
});
