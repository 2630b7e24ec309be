/** Messages of browsers for a fetch without a response, and of the bundler's runtime for a file that did not load. */
const NO_ANSWER = /^Failed to fetch|^NetworkError|^Load failed/;

/** Whether an error is a failed download, usually caused by the connection. */
export const isLoadFailure = (error: unknown): boolean =>
	error instanceof Error &&
	(error.name === 'ChunkLoadError' || (error.name === 'TypeError' && NO_ANSWER.test(error.message)));
