import type { Comment } from '@tulia/contracts/comment/schemas';

/** A comment that waits for staff to look at it. */
export interface PendingComment extends Readonly<Comment> {
	readonly articleId: string;
	/** Never shown. */
	readonly email: string;
	/** It holds words of crisis: staff read it before everything else. */
	readonly mayBeInCrisis: boolean;
}

/** Comments, newest first. */
export interface CommentPage {
	readonly comments: readonly Comment[];
	/** Where the next page begins; undefined on the last one. */
	readonly nextCursor: string | undefined;
}

/** What comments need from storage. */
export interface CommentStore {
	/** Keeps a comment for moderation. Nobody sees it until staff have published it; after 12 months it is forgotten. */
	hold(comment: PendingComment): Promise<void>;
	/** A page of the published comments of an article; undefined when `cursor` is no place in their list. */
	listPublished(articleId: string, cursor?: string): Promise<CommentPage | undefined>;
}
