export interface Bundled {
	/** Bundles it from its current sources. */
	bundle(): Promise<void>;
	/** The number of files of its last bundle. */
	size(): number;
}

/**
 * Bundles functions one after the other, the smallest first: the largest takes as long as most others together. A
 * function added during bundling is sorted in, so that it does not wait for the largest one added before.
 *
 * @returns a function that adds some; its promise resolves when the queue is empty, and rejects when `bundle` does.
 */
export function bundleQueue(): (chosen: readonly Bundled[]) => Promise<void> {
	const waiting = new Set<Bundled>();
	let emptying: Promise<void> | undefined;

	async function empty(): Promise<void> {
		while (waiting.size > 0) {
			const next = [...waiting].reduce((one, other) => (other.size() < one.size() ? other : one));
			// A change from here on makes it bundle again.
			waiting.delete(next);
			await next.bundle();
		}
		emptying = undefined;
	}

	return async (chosen) => {
		for (const each of chosen) waiting.add(each);
		if (waiting.size > 0) emptying ??= empty();
		await emptying;
	};
}
