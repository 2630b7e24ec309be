/** The contract's limit. */
const MAX_CURSOR = 512;

/**
 * Where each page before this one ended, as an address says it. Pages are known by their cursors alone, so the way back is kept.
 *
 * @param maxLength longer cursors are left out, since anybody can write an address.
 */
export const cursorsIn = (params: URLSearchParams, maxLength = MAX_CURSOR): readonly string[] =>
	params.getAll('after').filter((cursor) => cursor !== '' && cursor.length <= maxLength);

/** Counted from 1. */
export const pageAfter = (cursors: readonly string[]): number => cursors.length + 1;

/** The cursors before another page: one already seen, or the next. */
export function cursorsBefore(
	cursors: readonly string[],
	page: number,
	nextCursor: string | undefined,
): readonly string[] {
	const isNext = page > pageAfter(cursors) && nextCursor !== undefined;
	return isNext ? [...cursors, nextCursor] : cursors.slice(0, page - 1);
}

/** Puts the cursors into an address in place of those it has. */
export function setCursors(params: URLSearchParams, cursors: readonly string[]): void {
	params.delete('after');
	for (const cursor of cursors) params.append('after', cursor);
}
