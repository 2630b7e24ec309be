import { createHmac, timingSafeEqual } from 'node:crypto';
import { knownOriginSecrets } from '../http/origin-secret.ts';
import { ok, type Result, refuse } from '../http/result.ts';

const SIGNATURE_LENGTH = 12;

const signed = (text: string, secret: string): string =>
	createHmac('sha256', secret).update(`cursor ${text}`).digest('base64url').slice(0, SIGNATURE_LENGTH) + text;

/**
 * The place where a page of a list ended, as the client carries it: opaque, signed with what CloudFront shows to the
 * function (not signed in a function that keeps its cursors for itself), and worth nothing by itself. Whoever reads it back says
 * what it must look like.
 */
export function encodeCursor(place: string): string {
	const text = Buffer.from(place, 'utf8').toString('base64url');
	const [secret] = knownOriginSecrets();
	return secret === undefined ? text : signed(text, secret);
}

/** The place in a cursor, or undefined when it is none of ours, or not of the `expected` kind: a cursor is the visitor's text. */
export function decodeCursor(cursor: string, expected: RegExp): string | undefined {
	const known = knownOriginSecrets();
	const text = known.length === 0 ? cursor : cursor.slice(SIGNATURE_LENGTH);
	const isOurs = known.length === 0 || known.some((secret) => isSame(cursor, signed(text, secret)));
	const place = Buffer.from(text, 'base64url').toString('utf8');
	return isOurs && expected.test(place) && Buffer.from(place, 'utf8').toString('base64url') === text
		? place
		: undefined;
}

function isSame(given: string, ours: string): boolean {
	const [one, other] = [Buffer.from(given), Buffer.from(ours)];
	return one.length === other.length && timingSafeEqual(one, other);
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
