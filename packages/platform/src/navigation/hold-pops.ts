type OnPop = (event: PopStateEvent) => void;

let held: OnPop | undefined;

// Here, where the module is first read, and not where somebody begins to hold: the listeners of a window are called in the order
// they came, `capture` or not (Chromium), and the router's comes with its first render.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => held?.(event));

/**
 * Hears of the browser's back and forward before the router does: `event.stopImmediatePropagation()` keeps it from the router.
 * One at a time.
 *
 * @returns what ends it.
 */
export function holdPops(onPop: OnPop): () => void {
	held = onPop;
	return () => {
		if (held === onPop) held = undefined;
	};
}
