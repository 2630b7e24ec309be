import { createHmac, timingSafeEqual } from 'node:crypto';
import { knownOriginSecrets } from '../http/origin-secret.ts';
import { ok, type Result, refuse } from '../http/result.ts';

const SIGNATURE_LENGTH = 12;

const signed = (text: string, secret: string): string =>
	createHmac('sha256', secret).update(`cursor ${text}`).digest('base64url').slice(0, SIGNATURE_LENGTH) + text;

/**
 * The position at which a page of a list ended, as the client sends it back: opaque, and signed with the origin secret
 * (not signed in a function that uses its cursors internally). It grants nothing by itself. The reader checks its
 * format.
 */
export function encodeCursor(place: string): string {
	const text = Buffer.from(place, 'utf8').toString('base64url');
	const [secret] = knownOriginSecrets();
	return secret === undefined ? text : signed(text, secret);
}

/** The position in an untrusted cursor; undefined when it is not ours or not of the `expected` format. */
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

/** The cursor of a position in one list, which no other list accepts. `list` is a constant without a line break. */
export const cursorIn = (list: string, place: string): string => encodeCursor(`${list}\n${place}`);

/** The position to continue a list at; undefined for the beginning. A cursor of another list is refused. */
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
