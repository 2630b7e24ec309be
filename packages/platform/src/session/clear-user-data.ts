import { clearOfflinePages } from '../storage/offline-pages.ts';
import { removePersonalData } from '../storage/personal-data.ts';
import { STORAGES, tryStorage } from '../storage/try-storage.ts';
import { forgetSavedContentUses } from '../telemetry/saved-content-uses.ts';
import { notifyOtherTabs } from './logout-signal.ts';
import { revokeOnServer } from './revoke-on-server.ts';
import { SESSION_KEY, storedSessions } from './session-storage.ts';

/**
 * Removes a person's data other than the session: saved tickets, form drafts, likes, offline pages, and reports that
 * could not be sent.
 *
 * @param userId The person; by default all persons. Data of other accounts stay.
 */
export function clearUserData(userId?: string): void {
	forgetSavedContentUses();
	removePersonalData((owner) => userId === undefined || owner === undefined || owner === userId);
	clearOfflinePages();
}

/**
 * The quick exit: also ends the session, here, in every tab and on the server. Only the device's random id stays, which
 * is not personal. The server is called last and not awaited.
 */
export function clearAllUserData(): void {
	const sessions = storedSessions();
	clearUserData();
	for (const storage of STORAGES) tryStorage(() => window[storage].removeItem(SESSION_KEY));
	for (const userId of new Set(sessions.map(({ user }) => user.id))) notifyOtherTabs(userId);
	for (const token of new Set(sessions.map(({ token }) => token))) revokeOnServer(token);
}
