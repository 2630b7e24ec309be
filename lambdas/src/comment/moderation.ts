import type { AuditContext } from '../audit/audit-context.ts';

export type CommentState = 'pending' | 'published' | 'rejected';

export interface ModeratedComment {
	readonly id: string;
	readonly articleId: string;
	readonly name: string;
	readonly email: string;
	readonly comment: string;
	/** ISO UTC. */
	readonly createdAt: string;
	/** It contained words of crisis when it was written. */
	readonly mayBeInCrisis: boolean;
	readonly state: CommentState;
	readonly version: number;
}

/** Storage of moderation. A decision returns false on a version conflict. */
export interface ModerationStore {
	/**
	 * A page of one state. Pending comments: those with words of crisis first, then the longest waiting. Other states:
	 * newest first. Undefined for a cursor of another list.
	 */
	list(
		state: CommentState,
		page: { readonly limit: number; readonly cursor: string | undefined },
	): Promise<{ readonly rows: readonly ModeratedComment[]; readonly nextCursor: string | undefined } | undefined>;
	find(id: string): Promise<ModeratedComment | undefined>;
	decide(comment: ModeratedComment, state: CommentState, act: AuditContext): Promise<boolean>;
}
