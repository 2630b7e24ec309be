import { forgetKeptPages } from '../storage/kept-pages.ts';
import { ownerIn, removePersonal } from '../storage/personal-keys.ts';
import { savedTickets } from '../storage/saved-tickets.ts';
import { inSessionPlace } from '../storage/session-place.ts';
import { STORAGES, tryStorage } from '../storage/try-storage.ts';
import { keptSessions } from './session-storage.ts';

/** Who was logged in last, as their account's id: kept as long as the session, and after it expired, until they log out. */
export const PERSON_KEY = 'tulia.person';

const lastHere = (): readonly string[] =>
	STORAGES.flatMap((storage) => ownerIn(tryStorage(() => window[storage].getItem(PERSON_KEY)) ?? null) ?? []);

/**
 * Whether anything here shows that somebody with an account uses this browser: a session, one that expired, or a ticket they chose
 * to keep. Nothing is stored for this answer, so that a shared phone does not tell that somebody ever logged in.
 */
export const isSomebodyKnownHere = (): boolean =>
	keptSessions().length > 0 || lastHere().length > 0 || savedTickets(undefined).length > 0;

/**
 * Somebody is logged in. Where it was somebody else before, whose session had expired or whose tab was closed, nothing of theirs
 * is left: what names them as its owner goes, and with it what names nobody, such as a half-filled form.
 */
export function noteWhoIsHere(userId: string): void {
	const isSomebodyElse = lastHere().some((last) => last !== userId);
	removePersonal((owner) => (owner === undefined ? isSomebodyElse : owner !== userId));
	if (isSomebodyElse) forgetKeptPages();
	inSessionPlace((storage) => storage.setItem(PERSON_KEY, JSON.stringify({ userId })));
}
