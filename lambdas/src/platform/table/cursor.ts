import { ok, type Result, refuse } from '../http/result.ts';

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

/** The cursor of a place in one list, which no other list takes. `list` is a constant of ours, without a line break. */
export const cursorIn = (list: string, place: string): string => encodeCursor(`${list}\n${place}`);

/** Where a list goes on: undefined from the beginning. A cursor that this very list did not give out is refused. */
export function placeIn(
	list: string,
	cursor: string | undefined,
	expected: RegExp,
): Result<string | undefined, 'invalid_request'> {
	if (cursor === undefined) return ok(undefined);
	const [named, place = ''] = decodeCursor(cursor, /\n/)?.split('\n') ?? [];
	if (named === list && expected.test(place)) return ok(place);
	return refuse('invalid_request', { errors: [{ field: 'cursor', message: 'This is not valid' }] });
}
