import type { Result } from '../../platform/http/result.ts';
import type { StoredLink } from '../address/link.ts';

/** A new password. The caller has verified the owner. */
export interface NewHash {
	readonly userId: string;
	/** The account's session version that was read; it rises, so that every session ends. */
	readonly version: number;
	readonly hash: string;
	readonly now: Date;
}

export interface PasswordStore {
	/**
	 * Uses up the link and sets the password, at most once. Refused when the link was used or expired, or the sessions
	 * have ended since.
	 */
	reset(link: StoredLink, change: Pick<NewHash, 'hash' | 'now'>): Promise<Result<undefined, 'invalid_reset_link'>>;
	/** Sets the password unless it, or the sessions, changed meanwhile. */
	change(change: NewHash & { readonly oldHash: string }): Promise<Result<undefined, 'changed_meanwhile'>>;
}
