import { forgetKeptPages } from '../storage/kept-pages.ts';
import { tryStorage } from '../storage/try-storage.ts';
import { forgetSavedUses } from '../telemetry/saved-uses.ts';
import { forgetDrafts, forgetTraces } from './drafts.ts';
import { endOnServer } from './end-on-server.ts';
import { keptTokens, SESSION_KEY } from './session-storage.ts';

/**
 * Forgets what a person leaves behind beside the session: half-filled forms, what was liked, the pages kept for when
 * the line is gone, and reports that could not be sent.
 */
export function forgetVisit(): void {
	forgetDrafts();
	forgetTraces();
	forgetSavedUses();
	forgetKeptPages();
}

/**
 * Forgets the session too, here, in every tab and on the server, for whoever has to leave in a hurry: what stays is the device's
 * random id, which says nothing about a person. The server is told last, and nobody waits for it.
 */
export function forgetEverything(): void {
	const tokens = new Set(keptTokens());
	forgetVisit();
	for (const storage of ['sessionStorage', 'localStorage'] as const)
		tryStorage(() => window[storage].removeItem(SESSION_KEY));
	for (const token of tokens) endOnServer(token);
}
