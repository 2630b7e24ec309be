import { forgetKeptPages } from '../storage/kept-pages.ts';
import { removePersonal } from '../storage/personal-keys.ts';
import { STORAGES, tryStorage } from '../storage/try-storage.ts';
import { forgetSavedUses } from '../telemetry/saved-uses.ts';
import { endOnServer } from './end-on-server.ts';
import { tellOtherTabs } from './logout-signal.ts';
import { keptSessions, SESSION_KEY } from './session-storage.ts';

/**
 * Forgets what a person leaves behind beside the session: saved tickets, half-filled forms, what was liked, the pages kept for
 * when the line is gone, and reports that could not be sent.
 *
 * @param userId who goes; without one, everybody. What belongs to another account stays.
 */
export function forgetVisit(userId?: string): void {
	forgetSavedUses();
	removePersonal((owner) => userId === undefined || owner === undefined || owner === userId);
	forgetKeptPages();
}

/**
 * Forgets the session too, here, in every tab and on the server, for whoever has to leave in a hurry: what stays is the device's
 * random id, which says nothing about a person. The server is told last, and nobody waits for it.
 */
export function forgetEverything(): void {
	const sessions = keptSessions();
	forgetVisit();
	for (const storage of STORAGES) tryStorage(() => window[storage].removeItem(SESSION_KEY));
	for (const userId of new Set(sessions.map(({ user }) => user.id))) tellOtherTabs(userId);
	for (const token of new Set(sessions.map(({ token }) => token))) endOnServer(token);
}
