import { clearOfflinePages } from '../storage/offline-pages.ts';
import { ownerIn, removePersonalData } from '../storage/personal-data.ts';
import { savedTickets } from '../storage/saved-tickets.ts';
import { inSessionLifetimeStorage } from '../storage/session-lifetime-storage.ts';
import { STORAGES, tryStorage } from '../storage/try-storage.ts';
import { storedSessions } from './session-storage.ts';

/** Account id of the last logged-in person: stored as long as the session and after it expired, until they log out. */
export const LAST_USER_KEY = 'tulia.person';

const lastUsers = (): readonly string[] =>
	STORAGES.flatMap((storage) => ownerIn(tryStorage(() => window[storage].getItem(LAST_USER_KEY)) ?? null) ?? []);

/**
 * Whether this browser has traces of an account: a session, an expired one, or a kept ticket. Derived without a flag of
 * its own, so that a shared phone does not reveal an earlier log-in.
 */
export const isUserKnownOnDevice = (): boolean =>
	storedSessions().length > 0 || lastUsers().length > 0 || savedTickets(undefined).length > 0;

/**
 * Records the logged-in person. Where another person was logged in before, whose session expired or whose tab was
 * closed, removes their data and everything without an owner, such as form drafts.
 */
export function rememberLastUser(userId: string): void {
	const isOtherUser = lastUsers().some((last) => last !== userId);
	removePersonalData((owner) => (owner === undefined ? isOtherUser : owner !== userId));
	if (isOtherUser) clearOfflinePages();
	inSessionLifetimeStorage((storage) => storage.setItem(LAST_USER_KEY, JSON.stringify({ userId })));
}
