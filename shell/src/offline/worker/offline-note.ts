/** Why a cached page is shown. `offline`: reported by the browser; `silent`: the site did not answer in time. */
export type Reason = 'offline' | 'silent';

/** Id of the note, by which the page removes it (`../remove-offline-note.ts`). */
export const NOTE_ID = 'offline-note';

const WHY: Record<Reason, string> = {
	offline: 'You are offline.',
	silent: 'We could not reach the site just now.',
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

export const cachedPageNote = (reason: Reason): string => `<p>${WHY[reason]} This page is from your last visit.</p>`;

/** The names of the cacheable pages, in the order of the menu. */
const NAMES: Readonly<Record<string, string>> = {
	'/appointments': 'My appointments',
	'/': 'Home',
	'/services': 'Services',
	'/psychologists': 'Our psychologists',
	'/blogs': 'Blog',
	'/help-center': 'Help Center',
	'/contact': 'Contact',
};

const link = (href: string, words: string): string => `<a href="${escapeHtml(href)}">${words}</a>`;

function alsoHere(saved: readonly string[]): string {
	const links = Object.entries(NAMES).flatMap(([path, name]) => (saved.includes(path) ? [link(path, name)] : []));
	return links.length > 0 ? `<p>These pages are saved and open without internet: ${links.join(' ')}</p>` : '';
}

/**
 * The note above Help Now, in place of a page that is not cached.
 *
 * @param wanted The requested path; empty for a link of a mail, which is not repeated.
 * @param saved Paths of the cached pages.
 */
export function uncachedPageNote(reason: Reason, wanted: string, saved: readonly string[]): string {
	const again = wanted ? link(wanted, 'Try the page again') : 'Open the link in your email again when you are online.';
	return `<p>${WHY[reason]} The page you asked for is not saved on this device. Here is who you can call. ${again}</p>${alsoHere(saved)}`;
}

/**
 * Adds a note to a document, before the root of the application, which stays as it was rendered for hydration.
 *
 * @param words HTML; the caller escapes.
 */
export const withNote = (html: string, words: string): string =>
	// A function, because a string would be searched for replacement patterns such as `$&`.
	html.replace(
		'<div id="root"',
		(root) => `<div id="${NOTE_ID}" class="offline-note" role="status">${words}</div>${root}`,
	);
