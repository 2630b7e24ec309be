import { useLocation } from '@tulia/platform';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** The fragment of the address with its `#`. Empty while hydrating, because servers never receive a fragment. */
export function useHash(): string {
	const { hash } = useLocation();
	const isHydrating = useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
	return isHydrating ? '' : hash;
}
