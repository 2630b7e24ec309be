import type { AuditContext } from '../audit/audit-context.ts';

export type CommentState = 'pending' | 'published' | 'rejected';

/** A comment as staff moderate it. */
export interface ModeratedComment {
	readonly id: string;
	readonly articleId: string;
	readonly name: string;
	readonly email: string;
	readonly comment: string;
	/** ISO UTC. */
	readonly createdAt: string;
	/** It held words of crisis when it was written. */
	readonly mayBeInCrisis: boolean;
	readonly state: CommentState;
	readonly version: number;
}

/** What moderation needs from storage. A decision is false on a version conflict. */
export interface ModerationStore {
	/** Those that wait, words of crisis before all and then the longest waiting first; all others newest first. Undefined when `cursor` is no place in the list. */
	list(
		state: CommentState,
		page: { readonly limit: number; readonly cursor: string | undefined },
	): Promise<{ readonly rows: readonly ModeratedComment[]; readonly nextCursor: string | undefined } | undefined>;
	find(id: string): Promise<ModeratedComment | undefined>;
	decide(comment: ModeratedComment, state: CommentState, act: AuditContext): Promise<boolean>;
}
