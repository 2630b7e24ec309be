import { tryStorage } from '../storage/try-storage.ts';

/** Held for a moment only: what other tabs hear is that it was written, with the id of who logged out. */
export const LOGOUT_KEY = 'tulia.logout';

/** Has every other tab in which this person is logged in log out as well. */
export function tellOtherTabs(userId: string): void {
	tryStorage(() => localStorage.setItem(LOGOUT_KEY, userId));
	tryStorage(() => localStorage.removeItem(LOGOUT_KEY));
}
