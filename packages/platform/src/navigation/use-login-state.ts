import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type LoginState, loginStateOf } from './return-path.ts';

const never = (): (() => void) => () => undefined;

/**
 * The state of the navigation to this page. Empty while React hydrates the page, because its HTML was rendered without
 * it: the browser stores the state with the history entry across reloads.
 */
export function useLoginState(): LoginState {
	const { state } = useLocation();
	const isRendered = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	return isRendered ? loginStateOf(state) : {};
}
