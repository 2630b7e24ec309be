/** The code of a Node error (`ENOENT`, `ECONNRESET`), if it has one. */
export function codeOf(error: unknown): string | undefined {
	if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
	return typeof error.code === 'string' ? error.code : undefined;
}
