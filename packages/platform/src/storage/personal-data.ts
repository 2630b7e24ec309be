import { SESSION_KEY } from '../session/session-storage.ts';
import { DEVICE_KEY } from './device-id.ts';
import { STORAGES, tryStorage } from './try-storage.ts';

const SITE_PREFIX = 'tulia.';

/** The session is removed by its token, because another tab may hold another one; the device id is not personal. */
const KEPT: ReadonlySet<string> = new Set([SESSION_KEY, DEVICE_KEY]);

/** Outlives a session that was not remembered: kept tickets, and anonymous counts. */
const BY_CHOICE: ReadonlySet<string> = new Set(['tulia.kept-tickets', 'tulia.saved-uses']);

/** The account a stored value belongs to, from its `userId`; `undefined` where it has none. */
export function ownerIn(value: string | null): string | undefined {
	const stored: unknown = tryStorage(() => JSON.parse(value ?? 'null'));
	if (typeof stored !== 'object' || stored === null || !('userId' in stored)) return undefined;
	return typeof stored.userId === 'string' ? stored.userId : undefined;
}

const isPersonal = (key: string): boolean => key.startsWith(SITE_PREFIX) && !KEPT.has(key);

/**
 * Removes personal data from both storages, undeclared keys of the site included, so that a new key cannot be left
 * behind.
 *
 * @param mustGo Decides by the owner of a value, `undefined` for a value without an account.
 */
export function removePersonalData(mustGo: (owner: string | undefined) => boolean): void {
	for (const name of STORAGES) tryStorage(() => removeFrom(window[name], mustGo));
}

/**
 * Without a remembered session, removes all personal data but kept tickets from `localStorage`: of a session that ended
 * while the browser was closed, and of earlier releases.
 */
export function purgeStaleData(): void {
	if (tryStorage(() => localStorage.getItem(SESSION_KEY)) !== null) return;
	tryStorage(() => {
		for (const key of Object.keys(localStorage).filter(isPersonal))
			if (!BY_CHOICE.has(key)) localStorage.removeItem(key);
	});
}

function removeFrom(storage: Storage, mustGo: (owner: string | undefined) => boolean): void {
	for (const key of Object.keys(storage).filter(isPersonal))
		if (mustGo(ownerIn(storage.getItem(key)))) storage.removeItem(key);
}
