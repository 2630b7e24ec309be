import { clearOfflinePages } from '../storage/offline-pages.ts';
import { ownerIn, removePersonalData } from '../storage/personal-data.ts';
import { savedTickets } from '../storage/saved-tickets.ts';
import { inSessionLifetimeStorage } from '../storage/session-lifetime-storage.ts';
import { STORAGES, tryStorage } from '../storage/try-storage.ts';
import { storedSessions } from './session-storage.ts';

/** Who was logged in last, as their account's id: kept as long as the session, and after it expired, until they log out. */
export const LAST_USER_KEY = 'tulia.person';

const lastUsers = (): readonly string[] =>
	STORAGES.flatMap((storage) => ownerIn(tryStorage(() => window[storage].getItem(LAST_USER_KEY)) ?? null) ?? []);

/**
 * Whether anything here shows that somebody with an account uses this browser: a session, one that expired, or a ticket they chose
 * to keep. Nothing is stored for this answer, so that a shared phone does not tell that somebody ever logged in.
 */
export const isUserKnownOnDevice = (): boolean =>
	storedSessions().length > 0 || lastUsers().length > 0 || savedTickets(undefined).length > 0;

/**
 * Somebody is logged in. Where it was somebody else before, whose session had expired or whose tab was closed, nothing of theirs
 * is left: what names them as its owner goes, and with it what names nobody, such as a half-filled form.
 */
export function rememberLastUser(userId: string): void {
	const isOtherUser = lastUsers().some((last) => last !== userId);
	removePersonalData((owner) => (owner === undefined ? isOtherUser : owner !== userId));
	if (isOtherUser) clearOfflinePages();
	inSessionLifetimeStorage((storage) => storage.setItem(LAST_USER_KEY, JSON.stringify({ userId })));
}
