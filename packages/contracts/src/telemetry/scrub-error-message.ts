/** The maximum length of a stored message. */
export const MESSAGE_LENGTH = 200;

/** A quoted part of a message may be typed by a person, so it is removed, names of properties included. */
const QUOTED = /"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|‘[^’]*’?/g;
const WEB_ADDRESS = /\b[a-z][a-z+.-]*:\/\/\S*/gi;
const EMAIL = /[^\s@<>()]+@[^\s@<>()]+/g;
/** A path or a query: it may contain an id or a token. */
const PATH = /(?<![\w)])\/\S+|\?\S*=\S*/g;
/** Telephone numbers in any grouping, ticket numbers, dates; `#130` of React is preserved. */
const NUMBER = /\+?\d[\d ().-]{3,}\d/g;
/** Letters mixed with digits, or a long run of either: an id, a ticket, a token. */
const ID = /\b(?=\w*\d)(?=\w*[A-Za-z])\w{6,}\b|\b[\w-]{24,}\b/g;

/**
 * Removes from a message what may be personal: quoted parts, addresses, numbers, ids. `typed` holds the values of the
 * page's fields, which are removed as well.
 */
export function scrubErrorMessage(message: string, typed: readonly string[] = []): string {
	const withoutInput = typed
		.map((text) => text.trim())
		.filter((text) => text.length > 2)
		.reduce((rest, text) => rest.replaceAll(text, '…'), message);
	return withoutInput
		.replaceAll(QUOTED, '…')
		.replaceAll(WEB_ADDRESS, '…')
		.replaceAll(EMAIL, '…')
		.replaceAll(PATH, '…')
		.replaceAll(NUMBER, '…')
		.replaceAll(ID, '…')
		.replaceAll(/\s+/g, ' ')
		.trim()
		.slice(0, MESSAGE_LENGTH);
}
