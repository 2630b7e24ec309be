import type { ArticleCard } from '@tulia/contracts/article/schemas';
import type { Article, ArticleState } from './article.ts';
import type { Draft } from './draft.ts';
import { sanitiseArticle } from './sanitise-article.ts';

/** What is on the site. A change beneath this key renders the pages again. */
export const partitionOf = (id: string) => `BLOG#${id}`;
export const metaKey = (id: string) => ({ PK: partitionOf(id), SK: 'META' });
export const bodyKey = (id: string) => ({ PK: partitionOf(id), SK: 'BODY' });

/** What staff work on. It does not begin with `BLOG#`: nobody but staff reads it, and saving it renders nothing. */
export const draftPartition = (id: string) => `DRAFT#${id}`;
export const draftKey = (id: string) => ({ PK: draftPartition(id), SK: 'D' });
export const draftTextKey = (id: string) => ({ PK: draftPartition(id), SK: 'T' });

/** Without what is not there: an item has no attribute of no value. */
const known = (attributes: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
	);

/** The public lists find an article by these; one that is not on the site has none, and so is in no index. */
const publicKeys = ({ id, category, createdAt }: ArticleCard) => ({
	G1PK: 'BLOGS#PUB',
	G1SK: `${createdAt}#${id}`,
	G2PK: `BLOGCAT#${category}`,
	G2SK: `${createdAt}#${id}`,
});

const cardOf = ({ id, title, snippet, author, category, createdAt, readTime, imageUrl }: Article): ArticleCard => ({
	id,
	title,
	snippet,
	author,
	category,
	createdAt,
	readTime,
	imageUrl,
});

/** An article as visitors read it. Card and text are two items, so that the lists stay light. */
export function publicItems(article: Article, state: ArticleState) {
	const card = cardOf(article);
	const { content, aboutAuthor, modifiedAt } = article;
	return [
		{ ...metaKey(card.id), entity: 'article', ...card, state, ...(state === 'published' ? publicKeys(card) : {}) },
		{
			...bodyKey(card.id),
			entity: 'article-body',
			aboutAuthor,
			content: sanitiseArticle(content),
			...known({ modifiedAt }),
		},
	] as const;
}

export const draftsOf = (state?: ArticleState) => `DRAFTS#${state ?? 'ALL'}`;

/** The same article as staff see it: on the list of its state and on that of all, by its last change. */
export function draftItems(draft: Draft) {
	const { id, state, updatedAt, hasNewerDraft, version, content, aboutAuthor } = draft;
	const { firstPublishedAt, publishedWords, modifiedAt } = draft;
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
			...known({ firstPublishedAt, publishedWords, modifiedAt }),
			G1PK: draftsOf(state),
			G1SK: place,
			G2PK: draftsOf(),
			G2SK: place,
		},
		{ ...draftTextKey(id), entity: 'article-draft-text', aboutAuthor, content: sanitiseArticle(content) },
	] as const;
}
