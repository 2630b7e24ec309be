import type { ArticleCard } from '@tulia/contracts/article/schemas';
import type { Article, ArticleState } from '../article.ts';
import type { ArticleRevision } from '../revisions/article-revision.ts';
import { wordsDigest } from './words-digest.ts';

/** When a draft goes on the site by itself. */
export interface PublicationSchedule {
	/** ISO UTC. */
	readonly at: string;
	/** What does it. A job of another time finds that it is not this one. */
	readonly jobId: string;
	/** The account of whoever chose the time. */
	readonly by: string;
	/** The time came, and parts were missing. */
	readonly isMissed?: true;
}

/** The card of an article as staff's list shows it. */
export interface ArticleDraftCard extends Readonly<ArticleCard> {
	/** Whether it is on the site; what is there may be older than this. */
	readonly state: ArticleState;
	readonly hasNewerDraft: boolean;
	/** Absent once it is on the site. */
	readonly schedule?: PublicationSchedule | undefined;
	/** ISO UTC. */
	readonly updatedAt: string;
	/** Counts every change, publishing included. */
	readonly version: number;
}

/** An article as staff work on it. `createdAt` is the moment of its first publication, and until then of its beginning. */
export interface ArticleDraft extends ArticleDraftCard, Article {
	/** ISO UTC: it keeps its date however often it is taken off the site and put back. */
	readonly firstPublishedAt?: string | undefined;
	/** What was last put on the site, by its digest. */
	readonly publishedWords?: string | undefined;
	/** ISO UTC: when these words were saved. Absent of articles from before earlier versions were kept. */
	readonly writtenAt?: string | undefined;
	/** The account of whoever saved them. */
	readonly writtenBy?: string | undefined;
	/** What earlier versions are kept, the newest first. */
	readonly revisions: readonly ArticleRevision[];
}

/** A drawing of ours by its id, or an upload under the name its content gave it. */
const PICTURE = /^(?:(?:cover|service)-[a-z-]{1,60}|\/uploads\/[0-9a-f]{64}\.(?:jpg|png|webp|avif))$/;

/** Whether a cover is a picture of this site. No other address is taken: it would tell a stranger who reads here. */
export const isOurPicture = (imageUrl: string): boolean => PICTURE.test(imageUrl);

/** Whether visitors will read something else than before; whatever was published by an older version says so itself. */
function reads(draft: ArticleDraft, words: string): 'anew' | 'as before' {
	const { firstPublishedAt, publishedWords, hasNewerDraft } = draft;
	if (firstPublishedAt === undefined) return 'as before';
	const isOther = publishedWords === undefined ? hasNewerDraft : publishedWords !== words;
	return isOther ? 'anew' : 'as before';
}

/** The draft as it goes on the site. */
export const publishDraft = ({ schedule: _done, ...draft }: ArticleDraft, now: Date): ArticleDraft => {
	const firstPublishedAt = draft.firstPublishedAt ?? now.toISOString();
	const publishedWords = wordsDigest(draft);
	return {
		...draft,
		publishedWords,
		...(reads(draft, publishedWords) === 'anew' ? { modifiedAt: now.toISOString() } : {}),
		firstPublishedAt,
		createdAt: firstPublishedAt,
		updatedAt: now.toISOString(),
		state: 'published',
		hasNewerDraft: false,
		version: draft.version + 1,
	};
};

/** The draft once it is off the site; whatever was newer is all there is now. */
export const unpublishDraft = (draft: ArticleDraft, now: Date): ArticleDraft => ({
	...draft,
	updatedAt: now.toISOString(),
	state: 'draft',
	hasNewerDraft: false,
	version: draft.version + 1,
});
