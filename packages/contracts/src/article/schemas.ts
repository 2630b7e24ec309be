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

/** An article as a card shows it; its content is read one article at a time. */
export const ArticleCard = Type.Object(cardFields);
export type ArticleCard = Type.Static<typeof ArticleCard>;

export const ArticleList = Type.Object({ data: Type.Array(ArticleCard) });

/** A published article with its text. */
export const Article = Type.Object({
	...cardFields,
	/**
	 * HTML of the allow-list (promise W1): p, h2 to h4, ul, ol, li, strong, em, blockquote, a with an http(s) or mailto
	 * address, img that staff uploaded, with its words and sides. Sanitised when it was stored, and once more where it is shown.
	 */
	content: Type.String(),
	/** What the author box says about the author, in a sentence or two. */
	aboutAuthor: Type.String(),
	/** When what visitors read of it last changed; absent until that is after it was first published. */
	modifiedAt: Type.Optional(Instant),
});
export type Article = Type.Static<typeof Article>;

export const ArticleParams = strict({ id: Id });
export const RelatedQuery = strict({ category: ArticleCategory });

/** Whether the browser wants to like the article, or to take its like back. Idempotent. */
export const LikeRequest = strict({ liked: Type.Boolean() });

/** How often an article was liked (once a browser) and read (once a browser and day; bots do not count). */
export const ArticleCounts = Type.Object({
	likes: Type.Integer({ minimum: 0 }),
	views: Type.Integer({ minimum: 0 }),
});
export type ArticleCounts = Type.Static<typeof ArticleCounts>;
