import { tryStorage } from '../storage/try-storage.ts';

/** What a half-filled form is kept under, in this tab only, begins with this. */
export const DRAFT_PREFIX = 'tulia.draft.';
/** What a browser keeps of what somebody did on a page, such as liking an article, begins with this, in `localStorage`. */
export const VISIT_PREFIX = 'tulia.visit.';

const forgetAll = (storage: 'sessionStorage' | 'localStorage', prefix: string): void => {
	tryStorage(() => {
		for (const key of Object.keys(window[storage])) if (key.startsWith(prefix)) window[storage].removeItem(key);
	});
};

/** Forgets every half-filled form of this tab: whoever sits here next must not find it. */
export const forgetDrafts = (): void => forgetAll('sessionStorage', DRAFT_PREFIX);

/** Forgets what would tell whoever sits here next what was read here. */
export const forgetTraces = (): void => forgetAll('localStorage', VISIT_PREFIX);
