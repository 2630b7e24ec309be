/** Memoises `make`; a failure is not cached, so that the next call tries again. */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
	let memoized: Promise<T> | undefined;
	return () => {
		memoized ??= make().catch((error: unknown) => {
			memoized = undefined;
			throw error;
		});
		return memoized;
	};
}
