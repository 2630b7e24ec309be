import { inSessionPlace, VISIT_PREFIX } from '@tulia/platform';

/** What this browser knows of its like of an article. */
export interface KeptLike {
	/** What the server has last confirmed. */
	readonly isConfirmed: boolean;
	/** What was wished since, and not yet answered: a page that is closed too early sends it again the next time. */
	readonly wish?: boolean | undefined;
}

/** A like in a word, as it is stored: what is confirmed, then what is wished otherwise. Nothing is stored of `no`. */
const WORDS = ['no', 'no, like', 'yes', 'yes, unlike'] as const;
export type LikeWord = (typeof WORDS)[number];

export const likeIn = (word: LikeWord): KeptLike => {
	const isConfirmed = word.startsWith('yes');
	return word.includes(',') ? { isConfirmed, wish: !isConfirmed } : { isConfirmed };
};

/** A wish for what is already so is none. */
const wordFor = ({ isConfirmed, wish = isConfirmed }: KeptLike): LikeWord => {
	if (isConfirmed) return wish ? 'yes' : 'yes, unlike';
	return wish ? 'no, like' : 'no';
};

/** Where this browser keeps its like. A page that holds one cannot do without the application: see the shell's `boot/reasons.ts`. */
export const keyOfLike = (id: string): string => `${VISIT_PREFIX}liked.${id}`;

/** Where a browser forbids storage, a like is remembered as long as the page. */
const unstored = new Map<string, LikeWord>();
const listeners = new Set<() => void>();

/** A like tells what somebody read, so it stays as long as their session: in the tab, or with "Remember me" in the browser. */
export function keptLike(id: string): LikeWord {
	const here = unstored.get(id);
	if (here !== undefined) return here;
	const stored = inSessionPlace((storage) => storage.getItem(keyOfLike(id)));
	return WORDS.find((word) => word === stored) ?? 'no';
}

export function keepLike(id: string, like: KeptLike): void {
	const word = wordFor(like);
	const isStored = inSessionPlace((storage) => {
		if (word === 'no') storage.removeItem(keyOfLike(id));
		else storage.setItem(keyOfLike(id), word);
		return true;
	});
	if (isStored) unstored.delete(id);
	else unstored.set(id, word);
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
