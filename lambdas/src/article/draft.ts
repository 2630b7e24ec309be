import type { ArticleCard } from '@tulia/contracts/article/schemas';
import { isUpload } from '@tulia/contracts/upload-address';
import type { Article, ArticleState } from './article.ts';
import type { ArticleRevision } from './article-revision.ts';
import { wordsDigest } from './words-digest.ts';

export interface PublicationSchedule {
	/** ISO UTC. */
	readonly at: string;
	/** The job that publishes it. A job of another time finds that it is outdated. */
	readonly jobId: string;
	/** The account that chose the time. */
	readonly by: string;
	/** The time came, and parts were missing. */
	readonly isMissed?: true;
}

/** The card of an article in the list for staff. */
export interface ArticleDraftCard extends Readonly<ArticleCard> {
	/** Whether it is published; the published version may be older than this. */
	readonly state: ArticleState;
	readonly hasNewerDraft: boolean;
	/** Absent once it is published. */
	readonly schedule?: PublicationSchedule | undefined;
	/** ISO UTC. */
	readonly updatedAt: string;
	/** Version, raised by every change, publishing included. */
	readonly version: number;
}

/** An article for staff. `createdAt` is the moment of its first publication, and before that of its creation. */
export interface ArticleDraft extends ArticleDraftCard, Article {
	/** ISO UTC: unchanged when it is unpublished and published again. */
	readonly firstPublishedAt?: string | undefined;
	/** Digest of the last published texts. */
	readonly publishedWords?: string | undefined;
	/** ISO UTC: when these texts were saved. Absent on articles last saved before earlier versions were stored. */
	readonly writtenAt?: string | undefined;
	/** The account that saved them. */
	readonly writtenBy?: string | undefined;
	/** The stored earlier versions, newest first. */
	readonly revisions: readonly ArticleRevision[];
}

/** A draft with a time of publication. */
export type ScheduledDraft = ArticleDraft & { readonly schedule: PublicationSchedule };

/** The id of a drawing of ours. */
const DRAWING = /^(?:cover|service)-[a-z-]{1,60}$/;

/** Whether a cover is a picture of this site. External addresses are refused: they would reveal readers to others. */
export const isOurPicture = (imageUrl: string): boolean => DRAWING.test(imageUrl) || isUpload(imageUrl);

/**
 * Whether publishing changes what visitors read. Articles of an older release have no digest; a newer draft decides.
 */
function isModified(draft: ArticleDraft, digest: string): boolean {
	const { firstPublishedAt, publishedWords, hasNewerDraft } = draft;
	if (firstPublishedAt === undefined) return false;
	return publishedWords === undefined ? hasNewerDraft : publishedWords !== digest;
}

export const publishDraft = ({ schedule: _done, ...draft }: ArticleDraft, now: Date): ArticleDraft => {
	const firstPublishedAt = draft.firstPublishedAt ?? now.toISOString();
	const publishedWords = wordsDigest(draft);
	return {
		...draft,
		publishedWords,
		...(isModified(draft, publishedWords) ? { modifiedAt: now.toISOString() } : {}),
		firstPublishedAt,
		createdAt: firstPublishedAt,
		updatedAt: now.toISOString(),
		state: 'published',
		hasNewerDraft: false,
		version: draft.version + 1,
	};
};

/** The unpublished draft. `hasNewerDraft` is false, because there is no published version to compare with. */
export const unpublishDraft = (draft: ArticleDraft, now: Date): ArticleDraft => ({
	...draft,
	updatedAt: now.toISOString(),
	state: 'draft',
	hasNewerDraft: false,
	version: draft.version + 1,
});
