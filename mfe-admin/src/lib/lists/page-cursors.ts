/** The maximum length of a cursor in the contract. */
const MAX_CURSOR = 512;

/**
 * The end cursors of all previous pages, from the address. They are stored there, because the API has no way back
 * from a cursor.
 * @param maxLength longer cursors are dropped, because an address is untrusted input.
 */
export const cursorsIn = (params: URLSearchParams, maxLength = MAX_CURSOR): readonly string[] =>
	params.getAll('after').filter((cursor) => cursor !== '' && cursor.length <= maxLength);

/** 1-based. */
export const pageAfter = (cursors: readonly string[]): number => cursors.length + 1;

/** The cursors before another page, either a visited one or the next one. */
export function cursorsBefore(
	cursors: readonly string[],
	page: number,
	nextCursor: string | undefined,
): readonly string[] {
	const isNext = page > pageAfter(cursors) && nextCursor !== undefined;
	return isNext ? [...cursors, nextCursor] : cursors.slice(0, page - 1);
}

/** Replaces the cursors of an address. */
export function setCursors(params: URLSearchParams, cursors: readonly string[]): void {
	params.delete('after');
	for (const cursor of cursors) params.append('after', cursor);
}
