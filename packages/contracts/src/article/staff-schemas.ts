import * as Type from 'typebox';
import { PageQuery, pageOf, Version } from '../staff.ts';
import { atMost, form, Instant, oneLine, required, strict, text } from '../text.ts';
import { Article, ArticleCard, ArticleCategory } from './schemas.ts';

export const ArticleState = Type.Enum(['draft', 'published']);

/** When a draft goes on the site by itself. `isMissed`: the time came, and parts were missing. */
export const PublicationTime = Type.Object({ at: Instant, isMissed: Type.Boolean() });

/** A row of staff's list. A published article may have a newer draft beside it. */
export const StaffArticleCard = Type.Object({
	...ArticleCard.properties,
	state: ArticleState,
	hasNewerDraft: Type.Boolean(),
	schedule: Type.Optional(PublicationTime),
	updatedAt: Instant,
	views: Type.Integer(),
	likes: Type.Integer(),
	version: Version,
});
/** `search`: parts of a title or an author, in any order and case, among the 500 that were changed last. It answers at most 50, and has no next page. */
export const StaffArticlesQuery = strict({
	state: Type.Optional(ArticleState),
	search: Type.Optional(Type.String({ maxLength: 100 })),
	...PageQuery,
});
export const StaffArticlePage = pageOf(StaffArticleCard);

/** What staff edit: the draft, and what is published beside it if anything is. */
export const StaffArticle = Type.Object({
	...Article.properties,
	state: ArticleState,
	hasNewerDraft: Type.Boolean(),
	schedule: Type.Optional(PublicationTime),
	updatedAt: Instant,
	version: Version,
});
export type StaffArticle = Type.Static<typeof StaffArticle>;

/** A draft may be incomplete; publishing asks for the rest. */
export const ArticleDraft = form(
	{
		title: text(atMost(120), oneLine),
		snippet: text(atMost(240)),
		author: text(atMost(100), oneLine),
		aboutAuthor: text(atMost(400)),
		category: ArticleCategory,
		/** Id of an illustration, or the address an upload was given. */
		imageUrl: text(atMost(200)),
		/** HTML; whatever is not on the allow-list is taken out when it is stored. */
		content: Type.String({ maxLength: 60_000 }),
	},
	{ title: 'Title is required' },
);
export const ArticleSave = form(
	{ ...ArticleDraft.properties, version: Version },
	{ version: 'The version is missing' },
);
export type ArticleSave = Type.Static<typeof ArticleSave>;
export const ArticleVersion = strict({ version: Version });
export const ArticleSchedule = form(
	{ at: Instant, version: Version },
	{ at: 'Choose a day and a time', version: 'The version is missing' },
);

/** A cover, resized in the browser: its bytes as base64, at most 2 MB decoded. What it is, its content says. */
export const CoverUpload = form(
	{
		data: text(required('Choose a picture'), {
			keyword: { pattern: '^[A-Za-z0-9+/]+={0,2}$' },
			message: 'This is not a picture',
		}),
	},
	{ data: 'Choose a picture' },
);
export const UploadedCover = Type.Object({ imageUrl: Type.String() });
