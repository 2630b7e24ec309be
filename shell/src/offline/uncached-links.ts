import { NOTE_ID } from './worker/offline-note.ts';

/** The mark on a link whose page is not on this device; `offline-note.css` writes the words behind it. */
const MARK = 'data-unsaved';
const WORDS = 'Not saved on this device';

/** Whether pages come from this device just now: the browser says so, or the worker did, over the copy on screen. */
export const isOffline = (): boolean => !navigator.onLine || document.getElementById(NOTE_ID) !== null;

/** Every ticket begins with the same frame. */
const documentOf = (path: string): string => (path.startsWith('/appointments/') ? '/appointments/ticket' : path);

const isSaved = async ({ origin, pathname }: HTMLAnchorElement): Promise<boolean> =>
	origin === location.origin && (await caches.match(documentOf(pathname), { ignoreVary: true })) !== undefined;

/** Links to pages; what stands in the note of the worker says itself where it leads. */
const PAGE_LINKS = `:is(a[href^="/"], a[href^="http"]):not(#${NOTE_ID} a)`;

function mark(link: HTMLAnchorElement, isMarked: boolean): void {
	link.toggleAttribute(MARK, isMarked);
	if (isMarked) link.title = WORDS;
	else if (link.title === WORDS) link.removeAttribute('title');
}

/** Says on every link of the page whether it leads anywhere while offline, before it is touched. */
export async function markUncachedLinks(): Promise<void> {
	const links = [...document.querySelectorAll<HTMLAnchorElement>(PAGE_LINKS)];
	const isOff = 'caches' in window && isOffline();
	await Promise.all(links.map(async (link) => mark(link, isOff && !(await isSaved(link)))));
}
