import { NOTE_ID } from './worker/offline-note.ts';

/** The attribute of a link whose page is not cached; `offline-note.css` adds the text. */
const MARK = 'data-unsaved';
const WORDS = 'Not saved on this device';

/** Whether pages come from the cache: the browser is offline, or the worker added its note to the page. */
export const isOffline = (): boolean => !navigator.onLine || document.getElementById(NOTE_ID) !== null;

/** All tickets share one frame. */
const documentOf = (path: string): string => (path.startsWith('/appointments/') ? '/appointments/ticket' : path);

const isSaved = async ({ origin, pathname }: HTMLAnchorElement): Promise<boolean> =>
	origin === location.origin && (await caches.match(documentOf(pathname), { ignoreVary: true })) !== undefined;

/** Links to pages, without those in the worker's note, which names their state itself. */
const PAGE_LINKS = `:is(a[href^="/"], a[href^="http"]):not(#${NOTE_ID} a)`;

function mark(link: HTMLAnchorElement, isMarked: boolean): void {
	link.toggleAttribute(MARK, isMarked);
	if (isMarked) link.title = WORDS;
	else if (link.title === WORDS) link.removeAttribute('title');
}

/** Marks every link of the page whose target is not available offline. */
export async function markUncachedLinks(): Promise<void> {
	const links = [...document.querySelectorAll<HTMLAnchorElement>(PAGE_LINKS)];
	const isOff = 'caches' in window && isOffline();
	await Promise.all(links.map(async (link) => mark(link, isOff && !(await isSaved(link)))));
}
