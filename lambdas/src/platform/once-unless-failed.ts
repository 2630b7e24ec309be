/** Runs `make` at the first call and answers that result ever after; a failure is forgotten, so that the next call tries again. */
export function onceUnlessFailed<T>(make: () => Promise<T>): () => Promise<T> {
	let made: Promise<T> | undefined;
	return () => {
		made ??= make().catch((error: unknown) => {
			made = undefined;
			throw error;
		});
		return made;
	};
}
