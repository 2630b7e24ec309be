import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether HTML that was made elsewhere is being hydrated: what only this browser knows must wait until it has. */
export const useHydrating = (): boolean =>
	useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
