import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether prerendered HTML is being hydrated: what only this browser knows must wait until afterwards. */
export const useHydrating = (): boolean =>
	useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
