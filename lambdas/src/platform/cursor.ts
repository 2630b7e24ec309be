/**
 * The place where a page of a list ended, as the client carries it: opaque, and worth nothing by itself. Whoever reads
 * it back says what it must look like.
 */
export const encodeCursor = (place: string): string => Buffer.from(place, 'utf8').toString('base64url');

/** The place in a cursor, or undefined when it is not one of the `expected` kind: a cursor is the visitor's text. */
export function decodeCursor(cursor: string, expected: RegExp): string | undefined {
	const place = Buffer.from(cursor, 'base64url').toString('utf8');
	return expected.test(place) && encodeCursor(place) === cursor ? place : undefined;
}
