import type { Comment } from '@tulia/contracts/comment/schemas';

/** A comment that waits for moderation. */
export interface PendingComment extends Readonly<Comment> {
	readonly articleId: string;
	/** Never shown to readers. */
	readonly email: string;
	/** It contains words of crisis: staff see it first. */
	readonly mayBeInCrisis: boolean;
}

export interface CommentPage {
	readonly comments: readonly Comment[];
	/** Undefined on the last page. */
	readonly nextCursor: string | undefined;
}

export interface CommentStore {
	/** Stores a comment for moderation. It is hidden until staff publish it, and expires after 12 months. */
	hold(comment: PendingComment): Promise<void>;
	/** A page of the published comments of an article; undefined for a cursor of another list. */
	listPublished(articleId: string, cursor?: string): Promise<CommentPage | undefined>;
}
