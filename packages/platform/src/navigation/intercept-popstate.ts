type OnPop = (event: PopStateEvent) => void;

let interceptor: OnPop | undefined;

// Registered when this module is evaluated, before the router registers with its first render: a window calls its
// listeners in order of registration, with or without `capture` (Chromium).
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => interceptor?.(event));

/**
 * Handles `popstate` before the router does: `event.stopImmediatePropagation()` hides it from the router. One handler
 * at a time.
 *
 * @returns the cleanup function.
 */
export function interceptPopstate(onPop: OnPop): () => void {
	interceptor = onPop;
	return () => {
		if (interceptor === onPop) interceptor = undefined;
	};
}
