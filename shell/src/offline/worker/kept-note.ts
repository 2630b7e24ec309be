/** Why somebody reads a copy. `offline` is what the browser says of its line; `silent` is a site that did not answer in time. */
export type Reason = 'offline' | 'silent';

/** The mark on the note, by which the page takes it away when it is no longer true (`../kept-note.ts`). */
export const NOTE_ID = 'kept-note';

const WHY: Record<Reason, string> = {
	offline: 'You are offline.',
	silent: 'We could not reach the site just now.',
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** What stands over a copy of a page. */
export const keptWords = (reason: Reason): string => `${WHY[reason]} This page is from your last visit.`;

/** What stands over the numbers to call, where `wanted`, a path of the site, was never read on this device. */
export const instead = (reason: Reason, wanted: string): string =>
	`${WHY[reason]} The page you asked for is not saved on this device. Here is who you can call. <a href="${escapeHtml(wanted)}">Try the page again</a>`;

/**
 * Writes a note into a document, before the root of the application: what React takes over stays as it was rendered.
 *
 * @param words HTML; the caller escapes.
 */
export const withNote = (html: string, words: string): string =>
	html.replace('<div id="root"', `<div id="${NOTE_ID}" class="kept-note" role="status"><p>${words}</p></div>$&`);
