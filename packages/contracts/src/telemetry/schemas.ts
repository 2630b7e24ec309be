import * as Type from 'typebox';
import { strict } from '../text.ts';

/** The reads of the site that have saved content to fall back on, by endpoint name (rule 3). */
export const savedReads = [
	'getProfile',
	'listServices',
	'listTestimonials',
	'listArticles',
	'getArticle',
	'listRelatedArticles',
	'listFaqs',
	'listAvailableTimes',
	'getAvailability',
] as const;
export type SavedRead = (typeof savedReads)[number];

/** How often saved content was shown for want of an answer. It says nothing of who saw it. */
export const SavedContentReport = strict({
	uses: Type.Array(strict({ read: Type.Enum(savedReads), count: Type.Integer({ minimum: 1, maximum: 1000 }) }), {
		minItems: 1,
		maxItems: savedReads.length,
	}),
});
export type SavedContentReport = Type.Static<typeof SavedContentReport>;
