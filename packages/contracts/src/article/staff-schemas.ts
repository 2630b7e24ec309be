import * as Type from 'typebox';
import { PageQuery, pageOf, Version } from '../staff.ts';
import { atMost, form, Id, Instant, oneLine, required, strict, text } from '../text.ts';
import { Article, ArticleCard, ArticleCategory } from './schemas.ts';

export const ArticleState = Type.Enum(['draft', 'published']);

/** When a draft is to be published automatically. `isMissed`: at that time the draft was incomplete. */
export const PublicationTime = Type.Object({ at: Instant, isMissed: Type.Boolean() });

/** A row of staff's list. A published article may have a newer draft. */
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
/** `search`: parts of a title or an author among the 500 changed last. Returns at most 50, without a next page. */
export const StaffArticlesQuery = strict({
	state: Type.Optional(ArticleState),
	search: Type.Optional(Type.String({ maxLength: 100 })),
	...PageQuery,
});
export const StaffArticlePage = pageOf(StaffArticleCard);

/** The draft, and the published article if there is one. */
export const StaffArticle = Type.Object({
	...Article.properties,
	state: ArticleState,
	hasNewerDraft: Type.Boolean(),
	schedule: Type.Optional(PublicationTime),
	updatedAt: Instant,
	version: Version,
});
export type StaffArticle = Type.Static<typeof StaffArticle>;

const revisionFields = {
	/** Version number within its article. */
	version: Version,
	writtenAt: Instant,
	/** The name of the person who saved it; absent in versions saved before names were stored. */
	writtenBy: Type.Optional(Type.String()),
	/** Whether visitors read it. */
	wasPublished: Type.Boolean(),
	/** Word count of its text. */
	words: Type.Integer({ minimum: 0 }),
};
/** The stored earlier versions of an article, newest first: at most 30. */
export const ArticleRevisionList = Type.Object({ data: Type.Array(Type.Object(revisionFields)) });

/** An earlier version with its text. */
export const ArticleRevision = Type.Object({
	...revisionFields,
	title: Type.String(),
	snippet: Type.String(),
	author: Type.String(),
	aboutAuthor: Type.String(),
	category: ArticleCategory,
	imageUrl: Type.String(),
	/** HTML of the allow list, as of an article. */
	content: Type.String(),
	readTime: Type.String(),
});
export type ArticleRevision = Type.Static<typeof ArticleRevision>;
export const RevisionParams = strict({ id: Id, revision: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) });

/** A draft may be incomplete; only publication requires all fields. */
export const ArticleDraft = form(
	{
		title: text(atMost(120), oneLine),
		snippet: text(atMost(240)),
		author: text(atMost(100), oneLine),
		aboutAuthor: text(atMost(400)),
		category: ArticleCategory,
		/** Id of an illustration, or the address of an upload. */
		imageUrl: text(atMost(200)),
		/** HTML; everything outside the allow list is removed before it is stored. */
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

/** A cover, resized in the browser: base64, at most 2 MB decoded. Its format is detected from the bytes. */
export const CoverUpload = form(
	{
		data: text(required('Choose a picture'), {
			keyword: { pattern: '^[A-Za-z0-9+/]+={0,2}$' },
			message: 'This is not a picture',
		}),
	},
	{ data: 'Choose a picture' },
);
const side = Type.Integer({ minimum: 1 });
/** Address and size in pixels, so that pages can reserve room for it. */
export const UploadedCover = Type.Object({ imageUrl: Type.String(), width: side, height: side });
