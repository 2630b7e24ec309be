type OnPop = (event: PopStateEvent) => void;

let interceptor: OnPop | undefined;

// Here, where the module is first read, and not where somebody begins to hold: the listeners of a window are called in the order
// they came, `capture` or not (Chromium), and the router's comes with its first render.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => interceptor?.(event));

/**
 * Handles `popstate` before the router does: `event.stopImmediatePropagation()` keeps it from the router.
 * One at a time.
 *
 * @returns the cleanup function.
 */
export function interceptPopstate(onPop: OnPop): () => void {
	interceptor = onPop;
	return () => {
		if (interceptor === onPop) interceptor = undefined;
	};
}
