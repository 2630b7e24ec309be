/** The router's state of a history entry: `usr` is what one page hands to the next. */
interface RouterState {
	readonly usr?: unknown;
}

const stateNow = (): RouterState | null => window.history.state;

/**
 * Withholds the state that another page handed to this one. The browser stores it with the history entry across
 * reloads, but the HTML was rendered without it.
 *
 * @returns restores it after hydration; `undefined` without state.
 */
export function withholdNavigationState(): (() => void) | undefined {
	const state = stateNow();
	if (state?.usr == null) return undefined;
	window.history.replaceState({ ...state, usr: null }, '');
	return () => {
		window.history.replaceState(state, '');
		// Makes the router read the state again. The entry is the same, so neither scroll nor focus moves.
		window.dispatchEvent(new PopStateEvent('popstate', { state }));
	};
}
