import { SESSION_KEY } from '../session/session-storage.ts';
import { tryStorage } from './try-storage.ts';

/** Whether somebody on this browser ticked "Remember me", so that what is theirs outlives the tab. */
export const isRemembered = (): boolean =>
	tryStorage(() => sessionStorage.getItem(SESSION_KEY) === null && localStorage.getItem(SESSION_KEY) !== null) === true;

/**
 * Runs with the storage in which a person's own things are kept: as long as their session, so in the tab unless they ticked
 * "Remember me". `undefined` where the browser forbids storage.
 */
export const inSessionLifetimeStorage = <T>(use: (storage: Storage) => T): T | undefined =>
	tryStorage(() => use(isRemembered() ? localStorage : sessionStorage));
