/** The Web Lock of every tab with a session. Locks are no storage: they end with the tab (decision 033). */
export const SESSION_LOCK = 'tulia.session';

/** A browser that blocks cookies denies its locks, too, and keeps no session. */
const noLock = (): undefined => undefined;

let release = (): void => undefined;

/** Holds the lock for this tab, or releases it. The tabs share it. */
export function holdSessionLock(isHeld: boolean): void {
	release();
	if (!isHeld || !('locks' in navigator)) return;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	navigator.locks.request(SESSION_LOCK, { mode: 'shared' }, () => released).catch(noLock);
}

/** Whether a tab of this browser has a session, which a new tab can request. */
export async function isSessionInOtherTab(): Promise<boolean> {
	if (!('locks' in navigator)) return false;
	const { held = [] } = (await navigator.locks.query().catch(noLock)) ?? {};
	return held.some(({ name }) => name === SESSION_LOCK);
}
