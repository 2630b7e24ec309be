import type { ArticleCard } from '@tulia/contracts/article/schemas';
import { bodyKey, cardOf, definedOnly, inCategory, metaKey, PUBLISHED } from './article.items.ts';
import type { Article, ArticleState } from './article.ts';

/** Keys of the public indexes; an article that is not published has none. */
const publicKeys = ({ id, category, createdAt }: ArticleCard) => ({
	G1PK: PUBLISHED,
	G1SK: `${createdAt}#${id}`,
	G2PK: inCategory(category),
	G2SK: `${createdAt}#${id}`,
});

/** An article for visitors, its text sanitised when it was saved. Card and text are two items, so that lists stay small. */
export function publicItems(article: Article, state: ArticleState) {
	const card = cardOf(article);
	const { content, aboutAuthor, modifiedAt } = article;
	return [
		{ ...metaKey(card.id), entity: 'article', ...card, state, ...(state === 'published' ? publicKeys(card) : {}) },
		{
			...bodyKey(card.id),
			entity: 'article-body',
			aboutAuthor,
			content,
			...definedOnly({ modifiedAt }),
		},
	] as const;
}
