/** What browsers say of a fetch that got no answer, and the bundler's runtime of a file that did not come. */
const NO_ANSWER = /^Failed to fetch|^NetworkError|^Load failed/;

/** Whether an error says that something did not arrive, which is the line's doing far more often than ours. */
export const isLoadFailure = (error: unknown): boolean =>
	error instanceof Error &&
	(error.name === 'ChunkLoadError' || (error.name === 'TypeError' && NO_ANSWER.test(error.message)));
