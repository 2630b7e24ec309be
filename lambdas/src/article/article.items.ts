import type { ArticleCard } from '@tulia/contracts/article/schemas';
import type { Item } from '../platform/table/stored-item.ts';
import type { Article, ArticleState } from './article.ts';
import type { ArticleDraft } from './draft.ts';

/** The published article. A change beneath this key renders the pages again. */
export const partitionOf = (id: string) => `BLOG#${id}`;
export const metaKey = (id: string) => ({ PK: partitionOf(id), SK: 'META' });
export const bodyKey = (id: string) => ({ PK: partitionOf(id), SK: 'BODY' });

/** The draft. It does not begin with `BLOG#`: only staff read it, and saving it renders nothing. */
export const draftPartition = (id: string) => `DRAFT#${id}`;
export const draftKey = (id: string) => ({ PK: draftPartition(id), SK: 'D' });
export const draftTextKey = (id: string) => ({ PK: draftPartition(id), SK: 'T' });

/** Partition of the first index: the published articles. */
export const PUBLISHED = 'BLOGS#PUB';
/** Partition of the second index: the published articles of a category. */
export const inCategory = (category: string): string => `BLOGCAT#${category}`;

/** Without undefined values: an item has no attribute without a value. */
export const definedOnly = (
	attributes: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
	);

/** The card of an article, from a draft or from a stored item. */
export const cardOf = (article: Article | Item): ArticleCard => ({
	id: article.id,
	title: article.title,
	snippet: article.snippet,
	author: article.author,
	category: article.category,
	createdAt: article.createdAt,
	readTime: article.readTime,
	imageUrl: article.imageUrl,
});

export const draftsOf = (state?: ArticleState) => `DRAFTS#${state ?? 'ALL'}`;

/** The items of a draft: listed under its state and under all, by its last change. */
export function draftItems(draft: Omit<ArticleDraft, 'revisions'>) {
	const { id, state, updatedAt, hasNewerDraft, version, content, aboutAuthor } = draft;
	const { firstPublishedAt, publishedWords, modifiedAt, writtenAt, writtenBy, schedule } = draft;
	const place = `${updatedAt}#${id}`;
	return [
		{
			...draftKey(id),
			entity: 'article-draft',
			...cardOf(draft),
			state,
			updatedAt,
			hasNewerDraft,
			ver: version,
			...definedOnly({ firstPublishedAt, publishedWords, modifiedAt, writtenAt, writtenBy }),
			...(schedule === undefined ? {} : { schedule }),
			G1PK: draftsOf(state),
			G1SK: place,
			G2PK: draftsOf(),
			G2SK: place,
		},
		{ ...draftTextKey(id), entity: 'article-draft-text', aboutAuthor, content },
	] as const;
}
