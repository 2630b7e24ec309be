import { SESSION_KEY } from '../session/session-storage.ts';
import { DEVICE_KEY } from './device-id.ts';
import { STORAGES, tryStorage } from './try-storage.ts';

/** Every key of the site begins with this. */
const SITE_PREFIX = 'tulia.';

/** The session is ended by its token, because another tab may hold another one; the device's number says nothing of a person. */
const KEPT: ReadonlySet<string> = new Set([SESSION_KEY, DEVICE_KEY]);

/** What outlives a session that nobody asked to be remembered: a choice, and counts of what the site itself could not show. */
const BY_CHOICE: ReadonlySet<string> = new Set(['tulia.kept-tickets', 'tulia.saved-uses']);

/** Whose a stored value is: what belongs to one account says so as `userId`. `undefined` for everything else. */
export function ownerIn(value: string | null): string | undefined {
	const stored: unknown = tryStorage(() => JSON.parse(value ?? 'null'));
	if (typeof stored !== 'object' || stored === null || !('userId' in stored)) return undefined;
	return typeof stored.userId === 'string' ? stored.userId : undefined;
}

const isPersonal = (key: string): boolean => key.startsWith(SITE_PREFIX) && !KEPT.has(key);

/**
 * Removes what this browser keeps of people, in both storages. A key that nobody declared goes as well, so that a new one is
 * never left behind by mistake.
 *
 * @param mustGo decides by the owner of a value, `undefined` for what belongs to no account.
 */
export function removePersonalData(mustGo: (owner: string | undefined) => boolean): void {
	for (const name of STORAGES) tryStorage(() => removeFrom(window[name], mustGo));
}

/**
 * Where nobody is remembered, nothing of a person stays in the browser beside the tickets they chose to keep: neither of a session
 * that ended while the browser was closed, nor of an earlier release, which kept more.
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
