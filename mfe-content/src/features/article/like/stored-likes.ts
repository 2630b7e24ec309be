import { readStoredLike, type StoredLike, type StoredLikeValue, serialiseLike, writeStoredLike } from '@tulia/platform';

/** The fallback without storage: likes last as long as the page. */
const inMemory = new Map<string, StoredLikeValue>();
const listeners = new Set<() => void>();

export const storedLike = (id: string): StoredLikeValue => inMemory.get(id) ?? readStoredLike(id);

export function storeLike(id: string, like: StoredLike): void {
	const word = serialiseLike(like);
	if (writeStoredLike(id, word)) inMemory.delete(id);
	else inMemory.set(id, word);
	for (const listener of listeners) listener();
}

/** Notifies about likes of this and every other tab. */
export function subscribeToLikes(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener('storage', listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener('storage', listener);
	};
}
