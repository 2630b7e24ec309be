import * as Type from 'typebox';
import { PageQuery, pageOf, Version } from '../staff.ts';
import { atMost, form, Id, Instant, oneLine, required, strict, text } from '../text.ts';
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

const revisionFields = {
	/** Its number among the versions of its article. */
	version: Version,
	writtenAt: Instant,
	/** The name of whoever saved it; absent where it was saved before names were kept. */
	writtenBy: Type.Optional(Type.String()),
	/** Whether visitors read it. */
	wasPublished: Type.Boolean(),
	/** How many words its text has. */
	words: Type.Integer({ minimum: 0 }),
};
/** The earlier versions of an article that are kept, the newest first: at most 30. */
export const ArticleRevisionList = Type.Object({ data: Type.Array(Type.Object(revisionFields)) });

/** One of them, with its words. */
export const ArticleRevision = Type.Object({
	...revisionFields,
	title: Type.String(),
	snippet: Type.String(),
	author: Type.String(),
	aboutAuthor: Type.String(),
	category: ArticleCategory,
	imageUrl: Type.String(),
	/** HTML of the allow-list, as that of an article. */
	content: Type.String(),
	readTime: Type.String(),
});
export type ArticleRevision = Type.Static<typeof ArticleRevision>;
export const RevisionParams = strict({ id: Id, revision: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) });

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
const side = Type.Integer({ minimum: 1 });
/** Where it is, and its sides in pixels: whoever shows it keeps room for it before it has come. */
export const UploadedCover = Type.Object({ imageUrl: Type.String(), width: side, height: side });
