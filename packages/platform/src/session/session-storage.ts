import { staffRoles } from '@tulia/contracts/identity/staff-roles';
import { STORAGES, tryStorage } from '../storage/try-storage.ts';
import { type SessionUser, sessionUserOf } from './session-user.ts';

/** What is kept between page loads: the token and as little of the person as the header needs. */
export interface StoredSession {
	readonly token: string;
	readonly user: SessionUser;
}

/** Both browser storages hold at most one session under this key. */
export const SESSION_KEY = 'tulia.session';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

const isStoredSession = (value: unknown): value is StoredSession =>
	isRecord(value) &&
	typeof value.token === 'string' &&
	isRecord(value.user) &&
	typeof value.user.id === 'string' &&
	typeof value.user.name === 'string' &&
	(value.user.role === 'client' || value.user.role === 'admin');

/** Only what a browser may rely on: a role or an entry that is of another kind is left out. */
function knownUser({ id, name, role, roles, psychologistId }: SessionUser): SessionUser {
	const known = Array.isArray(roles) ? staffRoles.filter((one) => roles.includes(one)) : undefined;
	return sessionUserOf({
		...{ id, name, role },
		...(known === undefined ? {} : { roles: known }),
		...(typeof psychologistId === 'string' ? { psychologistId } : {}),
	});
}

/** A session in something that was not made here. Only what we know is carried on, whatever else an older release or a stranger left. */
export const storedSessionIn = (value: unknown): StoredSession | undefined =>
	isStoredSession(value) ? { token: value.token, user: knownUser(value.user) } : undefined;

const read = (storage: Storage): StoredSession | undefined =>
	storedSessionIn(JSON.parse(storage.getItem(SESSION_KEY) ?? 'null'));

/** The session that this tab alone holds, until it is closed. */
export const readTabSession = (): StoredSession | undefined => tryStorage(() => read(sessionStorage));

/** Keeps for this tab alone a session that another tab holds. */
export const storeForTab = (session: StoredSession): void =>
	void tryStorage(() => sessionStorage.setItem(SESSION_KEY, JSON.stringify(session)));

/** The session of this tab, or else the remembered one; anything malformed counts as none. */
export const readSession = (): StoredSession | undefined =>
	tryStorage(() => read(sessionStorage)) ?? tryStorage(() => read(localStorage));

/** The sessions this browser holds: one of this tab, one that is remembered, or both. */
export const storedSessions = (): readonly StoredSession[] =>
	STORAGES.flatMap((storage) => tryStorage(() => read(window[storage])) ?? []);

/** Keeps a session, instead of any other: with `remember` for every tab and after closing the browser, otherwise for this tab (rule 2). */
export function writeSession(session: StoredSession, { remember }: { readonly remember: boolean }): void {
	for (const storage of STORAGES) tryStorage(() => window[storage].removeItem(SESSION_KEY));
	tryStorage(() => (remember ? localStorage : sessionStorage).setItem(SESSION_KEY, JSON.stringify(session)));
}

/**
 * Puts a session in the place of the one with `token`, in the storage that holds it: with the name of today, or with a new
 * token. Another one, kept by another tab, is not ours to change.
 */
export function updateSession(token: string, session: StoredSession): void {
	for (const storage of STORAGES) {
		tryStorage(() => {
			if (read(window[storage])?.token === token) window[storage].setItem(SESSION_KEY, JSON.stringify(session));
		});
	}
}

/** Forgets the session with this token. Another one, remembered by another tab, is not ours to end. */
export function clearSession(token: string): void {
	for (const storage of STORAGES) {
		tryStorage(() => {
			if (read(window[storage])?.token === token) window[storage].removeItem(SESSION_KEY);
		});
	}
}
