import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
	for (const type of ['online', 'offline']) window.addEventListener(type, onChange);
	return () => {
		for (const type of ['online', 'offline']) window.removeEventListener(type, onChange);
	};
}

/** Whether the browser is offline. False in prerendered HTML. */
export const useIsOffline = (): boolean =>
	useSyncExternalStore(
		follow,
		() => !navigator.onLine,
		() => false,
	);
