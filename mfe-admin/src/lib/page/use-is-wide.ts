import { useSyncExternalStore } from 'react';

/** Up to here staff's pages have room for one column. */
const NARROW = '(max-width: 61.99rem)';

const query = (): MediaQueryList | undefined =>
	typeof window.matchMedia === 'function' ? window.matchMedia(NARROW) : undefined;

function subscribe(onChange: () => void): () => void {
	const media = query();
	media?.addEventListener('change', onChange);
	return () => media?.removeEventListener('change', onChange);
}

const isWide = (): boolean => query()?.matches !== true;

/** Whether the window is wide, for what is another page on a phone, and not the same one narrower. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => true);
