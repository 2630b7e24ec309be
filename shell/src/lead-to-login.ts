import { isSessionInOtherTab, KEPT_TICKETS_KEY, LAST_USER_KEY, SESSION_KEY, tryStorage } from '@tulia/platform/boot';

/** Where the document of a guarded page leads a visitor without a session; it is written by `html-document.ts`. */
export interface GuardOfDocument {
	/** The message above the log-in form. */
	readonly message?: string | undefined;
	readonly login: string;
	/** The destination of visitors whom this browser does not know; default: the log-in. */
	readonly newcomers?: string | undefined;
}

const isStored = (key: string): boolean =>
	tryStorage(() => sessionStorage.getItem(key) ?? localStorage.getItem(key)) != null;

/** Whether to leave the decision to the application: for a stored session, for a kept ticket, and offline. */
const isForApplication = (): boolean => isStored(SESSION_KEY) || isStored(KEPT_TICKETS_KEY) || !navigator.onLine;

/**
 * Leads a visitor without a session from a guarded page to the log-in before the first paint, as the guard of the
 * application does (`modules/guard.tsx`). The state of the history entry carries the message and the return path.
 *
 * @param page without boxes until it is known whether another tab has a session: laying out a page that is left anyway took
 *   a phone longer than the question.
 */
export async function leadToLogin(
	{ message, login, newcomers }: GuardOfDocument,
	page: HTMLElement,
	load: () => void,
): Promise<void> {
	if (isForApplication()) return;
	page.style.display = 'none';
	if (await isSessionInOtherTab()) {
		page.style.display = '';
		return;
	}
	const { pathname, search, hash } = location;
	const usr = { message, returnTo: pathname + search + hash };
	history.replaceState({ usr, key: 'guard', idx: 0 }, '', isStored(LAST_USER_KEY) ? login : (newcomers ?? login));
	load();
}
