import { useLocation } from '@tulia/platform';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * The fragment of the address with its `#`. Empty while hydrating: no server ever sees a fragment, so the HTML was made
 * without it.
 */
export function useHash(): string {
	const { hash } = useLocation();
	const isHydrating = useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
	return isHydrating ? '' : hash;
}
