import * as Type from 'typebox';
import { Id, Instant, strict } from '../text.ts';

/** The categories of the specification (R25). */
export const articleCategories = [
	'Anxiety',
	'Addiction',
	'Mindfulness',
	'Wellness',
	'Depression',
	'Relationships',
	'Self-Care',
] as const;
export const ArticleCategory = Type.Enum(articleCategories);
export type ArticleCategory = (typeof articleCategories)[number];

const cardFields = {
	id: Type.String(),
	title: Type.String(),
	snippet: Type.String(),
	author: Type.String(),
	category: ArticleCategory,
	createdAt: Instant,
	/** `5 min read` */
	readTime: Type.String(),
	imageUrl: Type.String(),
};

/** An article as a card shows it, without its content. */
export const ArticleCard = Type.Object(cardFields);
export type ArticleCard = Type.Static<typeof ArticleCard>;

export const ArticleList = Type.Object({ data: Type.Array(ArticleCard) });

export const Article = Type.Object({
	...cardFields,
	/**
	 * HTML of the allow list (promise W1): p, h2 to h4, ul, ol, li, strong, em, blockquote, a with an http(s) or mailto
	 * address, img that staff uploaded, with its alternative text and size. Sanitised before it is stored, and again
	 * before it is shown.
	 */
	content: Type.String(),
	/** The author box's description of the author, a sentence or two. */
	aboutAuthor: Type.String(),
	/** When the published text last changed; absent before the first change after publication. */
	modifiedAt: Type.Optional(Instant),
});
export type Article = Type.Static<typeof Article>;

export const ArticleParams = strict({ id: Id });
export const RelatedQuery = strict({ category: ArticleCategory });

/** Whether the browser likes the article or withdraws its like. Idempotent. */
export const LikeRequest = strict({ liked: Type.Boolean() });

/** Likes (once per browser) and views (once per browser and day; bots do not count). */
export const ArticleCounts = Type.Object({
	likes: Type.Integer({ minimum: 0 }),
	views: Type.Integer({ minimum: 0 }),
});
export type ArticleCounts = Type.Static<typeof ArticleCounts>;
