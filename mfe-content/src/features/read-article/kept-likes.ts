import { VISIT_PREFIX } from '@tulia/platform';

const keyOf = (id: string): string => `${VISIT_PREFIX}liked.${id}`;

/** Where a browser forbids storage, a like is remembered as long as the page. */
const unstored = new Map<string, boolean>();
const listeners = new Set<() => void>();

/** Whether this browser liked the article, as far as it remembers; the server knows what was counted. */
export function isLikeKept(id: string): boolean {
	const here = unstored.get(id);
	if (here !== undefined) return here;
	try {
		return localStorage.getItem(keyOf(id)) !== null;
	} catch {
		return false;
	}
}

export function keepLike(id: string, isLiked: boolean): void {
	try {
		if (isLiked) localStorage.setItem(keyOf(id), '1');
		else localStorage.removeItem(keyOf(id));
		unstored.delete(id);
	} catch {
		unstored.set(id, isLiked);
	}
	for (const listener of listeners) listener();
}

/** Follows this and every other tab. */
export function subscribeToLikes(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener('storage', listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener('storage', listener);
	};
}
