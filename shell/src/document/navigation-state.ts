/** The router's own state of an entry of the history: `usr` is what one page of the site hands to the next. */
interface RouterState {
	readonly usr?: unknown;
}

const stateNow = (): RouterState | null => window.history.state;

/**
 * Takes away what another page has handed to this one. The browser keeps it with the entry, also when the page is loaded again, but
 * its HTML was rendered without.
 *
 * @returns gives it back to the running router, once the HTML has hydrated; `undefined` where there is nothing.
 */
export function withholdNavigationState(): (() => void) | undefined {
	const state = stateNow();
	if (state?.usr == null) return undefined;
	window.history.replaceState({ ...state, usr: null }, '');
	return () => {
		window.history.replaceState(state, '');
		// The router reads it anew. It is the same entry, so that nothing scrolls and no focus moves.
		window.dispatchEvent(new PopStateEvent('popstate', { state }));
	};
}
