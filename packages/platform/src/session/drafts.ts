import { tryStorage } from '../storage/try-storage.ts';

/** What a half-filled form is kept under, in this tab only, begins with this. */
export const DRAFT_PREFIX = 'tulia.draft.';

/** Forgets every half-filled form of this tab: whoever sits here next must not find it. */
export function forgetDrafts(): void {
	tryStorage(() => {
		for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
	});
}
