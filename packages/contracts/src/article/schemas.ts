import * as Type from 'typebox';
import { Instant } from '../text.ts';

/** The categories seen in the specification (section 3). */
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

/** An article as a card shows it; its content is read one article at a time. */
export const ArticleCard = Type.Object({
	id: Type.String(),
	title: Type.String(),
	snippet: Type.String(),
	author: Type.String(),
	category: ArticleCategory,
	createdAt: Instant,
	/** `5 min read` */
	readTime: Type.String(),
	imageUrl: Type.String(),
});
export type ArticleCard = Type.Static<typeof ArticleCard>;

export const ArticleList = Type.Object({ data: Type.Array(ArticleCard) });
