import { tryStorage } from '../storage/try-storage.ts';

/** Written and removed at once: the storage event with the person's id notifies the other tabs. */
export const LOGOUT_KEY = 'tulia.logout';

/** Logs this person out in every other tab. */
export function notifyOtherTabs(userId: string): void {
	tryStorage(() => localStorage.setItem(LOGOUT_KEY, userId));
	tryStorage(() => localStorage.removeItem(LOGOUT_KEY));
}
