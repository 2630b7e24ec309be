import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { draftItems } from '../src/article/article.items.ts';
import { articleRepository } from '../src/article/article.repository.ts';
import type { Article, ArticleState } from '../src/article/article.ts';
import { publicItems } from '../src/article/public-article.items.ts';
import { sanitiseArticle } from '../src/article/sanitise-article.ts';
import { wordsDigest } from '../src/article/words-digest.ts';
import { openCount } from '../src/counters/open-counts.actions.ts';

export type SaveArticle = (article: Article, state: ArticleState) => Promise<void>;

/** Replaces an article, the draft included, by that of the sample content. */
export const saveArticle =
	(db: DynamoDBDocumentClient, TableName: string): SaveArticle =>
	async (written, state) => {
		const article = { ...written, content: sanitiseArticle(written.content) };
		const draft = { ...article, state, hasNewerDraft: false, updatedAt: article.createdAt, version: 1 };
		const firstPublishedAt = state === 'published' ? article.createdAt : undefined;
		const publishedWords = state === 'published' ? wordsDigest(article) : undefined;
		const items = [...publicItems(article, state), ...draftItems({ ...draft, firstPublishedAt, publishedWords })];
		const wasPublished = await articleRepository(db, TableName).isPublished(article.id);
		const change = Number(state === 'published') - Number(wasPublished);
		const count = change === 1 || change === -1 ? [openCount(TableName, 'articles', change)] : [];
		const puts = items.map((Item) => ({ Put: { TableName, Item } }));
		await db.send(new TransactWriteCommand({ TransactItems: [...puts, ...count] }));
	};
