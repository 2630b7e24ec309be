import { forgetKeptPages } from '../storage/kept-pages.ts';
import { ownerIn, removePersonal } from '../storage/personal-keys.ts';
import { inSessionPlace } from '../storage/session-place.ts';
import { STORAGES, tryStorage } from '../storage/try-storage.ts';

/** Who was logged in last, as their account's id: kept as long as the session, and after it expired, until they log out. */
export const PERSON_KEY = 'tulia.person';

const lastHere = (): readonly string[] =>
	STORAGES.flatMap((storage) => ownerIn(tryStorage(() => window[storage].getItem(PERSON_KEY)) ?? null) ?? []);

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
