/** The most of a message that is kept. */
export const MESSAGE_LENGTH = 200;

/** What an engine or a library quotes in a message may be what a person typed; names of properties are lost with it. */
const QUOTED = /"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|‘[^’]*’?/g;
const WEB_ADDRESS = /\b[a-z][a-z+.-]*:\/\/\S*/gi;
const EMAIL = /[^\s@<>()]+@[^\s@<>()]+/g;
/** A path or a query: it may hold an id or a token. */
const PATH = /(?<![\w)])\/\S+|\?\S*=\S*/g;
/** Telephone numbers however they are grouped, ticket numbers, dates; `#130` of React stays. */
const NUMBER = /\+?\d[\d ().-]{3,}\d/g;
/** Letters mixed with digits, or a long run of either: an id, a ticket, a token. */
const ID = /\b(?=\w*\d)(?=\w*[A-Za-z])\w{6,}\b|\b[\w-]{24,}\b/g;

/**
 * The message of an error without what may be a person's: nothing quoted, no address, no number, no id. `typed` holds what stands
 * in the fields of the page.
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
