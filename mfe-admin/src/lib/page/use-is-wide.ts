import { useSyncExternalStore } from 'react';

/** Up to this width, staff pages have one column. */
const NARROW = '(max-width: 61.99rem)';

const query = (): MediaQueryList | undefined =>
	typeof window.matchMedia === 'function' ? window.matchMedia(NARROW) : undefined;

function subscribe(onChange: () => void): () => void {
	const media = query();
	media?.addEventListener('change', onChange);
	return () => media?.removeEventListener('change', onChange);
}

const isWide = (): boolean => query()?.matches !== true;

/** Whether the window is wide enough to show two columns; a phone shows the second one on its own page. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => true);
