/** Calls back for every entry of a type, buffered ones included. An unsupported type has none. */
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
