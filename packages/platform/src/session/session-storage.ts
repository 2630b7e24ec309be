import { staffRoles } from '@tulia/contracts/identity/staff-roles';
import { STORAGES, tryStorage } from '../storage/try-storage.ts';
import { type SessionUser, sessionUserOf } from './session-user.ts';

/** What is stored between page loads: the token, and as little of the person as the header needs. */
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

/** Parses a stored person: an unknown role or a field of another type is left out. */
function knownUser({ id, name, role, roles, psychologistId }: SessionUser): SessionUser {
	const known = Array.isArray(roles) ? staffRoles.filter((one) => roles.includes(one)) : undefined;
	return sessionUserOf({
		...{ id, name, role },
		...(known === undefined ? {} : { roles: known }),
		...(typeof psychologistId === 'string' ? { psychologistId } : {}),
	});
}

/** Parses a session from outside this code, and takes only the known fields. */
export const storedSessionIn = (value: unknown): StoredSession | undefined =>
	isStoredSession(value) ? { token: value.token, user: knownUser(value.user) } : undefined;

const read = (storage: Storage): StoredSession | undefined =>
	storedSessionIn(JSON.parse(storage.getItem(SESSION_KEY) ?? 'null'));

/** The session of this tab alone. */
export const readTabSession = (): StoredSession | undefined => tryStorage(() => read(sessionStorage));

/** Stores a session that another tab holds, for this tab alone. */
export const storeForTab = (session: StoredSession): void =>
	void tryStorage(() => sessionStorage.setItem(SESSION_KEY, JSON.stringify(session)));

/** The session of this tab, or else the remembered one; malformed ones are ignored. */
export const readSession = (): StoredSession | undefined =>
	tryStorage(() => read(sessionStorage)) ?? tryStorage(() => read(localStorage));

/** The sessions of this browser: that of this tab and the remembered one. */
export const storedSessions = (): readonly StoredSession[] =>
	STORAGES.flatMap((storage) => tryStorage(() => read(window[storage])) ?? []);

/** Stores a session in place of others: with `remember` for every tab and visit, otherwise for this tab (rule 2). */
export function writeSession(session: StoredSession, { remember }: { readonly remember: boolean }): void {
	for (const storage of STORAGES) tryStorage(() => window[storage].removeItem(SESSION_KEY));
	tryStorage(() => (remember ? localStorage : sessionStorage).setItem(SESSION_KEY, JSON.stringify(session)));
}

/** Replaces the session with `token` where it is stored. A session that another tab stored is not changed. */
export function updateSession(token: string, session: StoredSession): void {
	for (const storage of STORAGES) {
		tryStorage(() => {
			if (read(window[storage])?.token === token) window[storage].setItem(SESSION_KEY, JSON.stringify(session));
		});
	}
}

/** Removes the session with this token. A session that another tab stored stays. */
export function clearSession(token: string): void {
	for (const storage of STORAGES) {
		tryStorage(() => {
			if (read(window[storage])?.token === token) window[storage].removeItem(SESSION_KEY);
		});
	}
}
