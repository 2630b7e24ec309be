import { VISIT_PREFIX } from '../session/drafts.ts';
import { inSessionLifetimeStorage } from '../storage/session-lifetime-storage.ts';

/** What this browser knows of its like of an article. */
export interface StoredLike {
	/** What the server has last confirmed. */
	readonly isConfirmed: boolean;
	/** Toggled since, and not yet confirmed: a page that is closed too early sends it again the next time. */
	readonly pending?: boolean | undefined;
}

/** The stored form of a like: what is confirmed, then what is pending. Nothing is stored of `no`. */
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

/** Where this browser keeps its like. A page that holds one cannot do without the application: see the shell's `boot/hydration-reasons.ts`. */
export const likeStorageKey = (id: string): string => `${VISIT_PREFIX}liked.${id}`;

/** What is kept, which may be written by others, too. */
export function readStoredLike(id: string): StoredLikeValue {
	const stored = inSessionLifetimeStorage((storage) => storage.getItem(likeStorageKey(id)));
	return WORDS.find((word) => word === stored) ?? 'no';
}

/**
 * A like tells what somebody read, so it stays as long as their session: in the tab, or with "Remember me" in the browser.
 *
 * @returns whether the browser keeps it.
 */
export function writeStoredLike(id: string, word: StoredLikeValue): boolean {
	const isStored = inSessionLifetimeStorage((storage) => {
		if (word === 'no') storage.removeItem(likeStorageKey(id));
		else storage.setItem(likeStorageKey(id), word);
		return true;
	});
	return isStored === true;
}
