/** Calls back with every entry of a kind, those from before included. A browser that does not know the kind has none. */
export function observe(
	type: string,
	take: (entry: PerformanceEntry) => void,
	options: { readonly durationThreshold?: number } = {},
): void {
	if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) take(entry);
	}).observe({ type, buffered: true, ...options });
}
