/** Something that is bundled. */
export interface Bundled {
	/** Bundles it from its sources as they are now. */
	bundle(): Promise<void>;
	/** How many files it was made of when it was bundled last. */
	size(): number;
}

/**
 * Bundles one after the other, the smallest first: the largest function takes as long as most others together. What is added meanwhile
 * takes its place by the same order, so that it does not wait for the largest of what was added before.
 *
 * @returns a function that adds some; its promise resolves when none waits any more, and rejects as `bundle` does.
 */
export function bundleQueue(): (chosen: readonly Bundled[]) => Promise<void> {
	const waiting = new Set<Bundled>();
	let emptying: Promise<void> | undefined;

	async function empty(): Promise<void> {
		while (waiting.size > 0) {
			const next = [...waiting].reduce((one, other) => (other.size() < one.size() ? other : one));
			// What changes from here on has it bundled once more.
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
