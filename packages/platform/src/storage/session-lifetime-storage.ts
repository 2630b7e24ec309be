import { SESSION_KEY } from '../session/session-storage.ts';
import { tryStorage } from './try-storage.ts';

/** Whether a person on this browser ticked "Remember me". */
export const isRemembered = (): boolean =>
	tryStorage(() => sessionStorage.getItem(SESSION_KEY) === null && localStorage.getItem(SESSION_KEY) !== null) === true;

/** Runs with the storage that lives as long as the session. `undefined` where the browser forbids storage. */
export const inSessionLifetimeStorage = <T>(use: (storage: Storage) => T): T | undefined =>
	tryStorage(() => use(isRemembered() ? localStorage : sessionStorage));
