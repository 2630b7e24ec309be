import { KEPT_TICKETS_KEY, LAST_USER_KEY, SESSION_KEY, tryStorage } from '@tulia/platform/boot';

/** Where the document of a guarded page leads a visitor without a session; it is written by `html-document.ts`. */
export interface GuardOfDocument {
	/** The message above the log-in form. */
	readonly message?: string | undefined;
	readonly login: string;
	/** For a visitor whom this browser does not know; absent: the log-in too. */
	readonly newcomers?: string | undefined;
}

const isStored = (key: string): boolean =>
	tryStorage(() => sessionStorage.getItem(key) ?? localStorage.getItem(key)) != null;

/**
 * Leads a visitor without a session from a guarded page to the log-in before the first paint, as the guard of the
 * application does (`modules/guard.tsx`). The state of the history entry carries the message and the return path.
 *
 * @returns `false` where the application decides: a session or a kept ticket is stored, or the device is offline.
 */
export function leadToLogin({ message, login, newcomers }: GuardOfDocument): boolean {
	if (isStored(SESSION_KEY) || isStored(KEPT_TICKETS_KEY) || !navigator.onLine) return false;
	const { pathname, search, hash } = location;
	const usr = { message, returnTo: pathname + search + hash };
	const to = isStored(LAST_USER_KEY) ? login : (newcomers ?? login);
	history.replaceState({ usr, key: 'guard', idx: 0 }, '', to);
	return true;
}
