import { clearOfflinePages } from '../storage/offline-pages.ts';
import { removePersonalData } from '../storage/personal-data.ts';
import { STORAGES, tryStorage } from '../storage/try-storage.ts';
import { forgetSavedContentUses } from '../telemetry/saved-content-uses.ts';
import { tellOtherTabs } from './logout-signal.ts';
import { revokeOnServer } from './revoke-on-server.ts';
import { SESSION_KEY, storedSessions } from './session-storage.ts';

/**
 * Forgets what a person leaves behind beside the session: saved tickets, half-filled forms, what was liked, the pages kept for when the device is offline
 * , and reports that could not be sent.
 *
 * @param userId who goes; without one, everybody. What belongs to another account stays.
 */
export function clearUserData(userId?: string): void {
	forgetSavedContentUses();
	removePersonalData((owner) => userId === undefined || owner === undefined || owner === userId);
	clearOfflinePages();
}

/**
 * Forgets the session too, here, in every tab and on the server, for whoever has to leave in a hurry: what stays is the device's
 * random id, which says nothing about a person. The server is told last, and nobody waits for it.
 */
export function clearAllUserData(): void {
	const sessions = storedSessions();
	clearUserData();
	for (const storage of STORAGES) tryStorage(() => window[storage].removeItem(SESSION_KEY));
	for (const userId of new Set(sessions.map(({ user }) => user.id))) tellOtherTabs(userId);
	for (const token of new Set(sessions.map(({ token }) => token))) revokeOnServer(token);
}
