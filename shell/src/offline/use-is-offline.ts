import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
	for (const type of ['online', 'offline']) window.addEventListener(type, onChange);
	return () => {
		for (const type of ['online', 'offline']) window.removeEventListener(type, onChange);
	};
}

/** Whether the browser knows that it is offline. In prerendered HTML nobody knows. */
export const useIsOffline = (): boolean =>
	useSyncExternalStore(
		follow,
		() => !navigator.onLine,
		() => false,
	);
