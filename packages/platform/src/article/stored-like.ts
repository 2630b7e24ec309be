import { VISIT_PREFIX } from '../session/drafts.ts';
import { inSessionLifetimeStorage } from '../storage/session-lifetime-storage.ts';

/** The state of this browser's like of an article. */
export interface StoredLike {
	/** The last state confirmed by the server. */
	readonly isConfirmed: boolean;
	/** Toggled since and not confirmed: the next visit sends it again if the page was closed before. */
	readonly pending?: boolean | undefined;
}

/** The stored form of a like: the confirmed state, then the pending one. `no` is not stored. */
const WORDS = ['no', 'no, like', 'yes', 'yes, unlike'] as const;
export type StoredLikeValue = (typeof WORDS)[number];

export const parseLike = (word: StoredLikeValue): StoredLike => {
	const isConfirmed = word.startsWith('yes');
	return word.includes(',') ? { isConfirmed, pending: !isConfirmed } : { isConfirmed };
};

export const serialiseLike = ({ isConfirmed, pending = isConfirmed }: StoredLike): StoredLikeValue => {
	if (isConfirmed) return pending ? 'yes' : 'yes, unlike';
	return pending ? 'no, like' : 'no';
};

/** The storage key of a like. A page with one hydrates at once: see the shell's `boot/start-app.ts`. */
export const likeStorageKey = (id: string): string => `${VISIT_PREFIX}liked.${id}`;

/** Parses a stored like, which other code may have written. */
export function readStoredLike(id: string): StoredLikeValue {
	const stored = inSessionLifetimeStorage((storage) => storage.getItem(likeStorageKey(id)));
	return WORDS.find((word) => word === stored) ?? 'no';
}

/**
 * Stores a like for the lifetime of the session, because it reveals what the person read: in the tab, or with "Remember
 * me" in the browser.
 *
 * @returns whether the browser stored it.
 */
export function writeStoredLike(id: string, word: StoredLikeValue): boolean {
	const isStored = inSessionLifetimeStorage((storage) => {
		if (word === 'no') storage.removeItem(likeStorageKey(id));
		else storage.setItem(likeStorageKey(id), word);
		return true;
	});
	return isStored === true;
}
