import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query; `false` where it has none. */
function windowQuery(query: string): () => boolean {
	const list = (): MediaQueryList | undefined =>
		typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
	const subscribe = (onChange: () => void): (() => void) => {
		const media = list();
		media?.addEventListener('change', onChange);
		return () => media?.removeEventListener('change', onChange);
	};
	const matches = (): boolean => list()?.matches === true;
	return () => useSyncExternalStore(subscribe, matches, () => false);
}

/** Up to this width, staff pages have one column. */
const useIsNarrow = windowQuery('(max-width: 61.99rem)');

/** Whether the window is wide enough to show two columns; a phone shows the second one on its own page. */
export const useIsWide = (): boolean => !useIsNarrow();

/** Whether the page is on a phone's screen. On paper it is not: there everything is shown. */
export const useIsOnPhone = windowQuery('screen and (max-width: 47.99rem)');
