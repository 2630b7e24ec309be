/** What the service worker is told; it is the shell's (`shell/src/offline/worker/messages.ts`). */
const FORGET = { type: 'forget' } as const;
const KEEP_TICKETS = { type: 'keep-tickets' } as const;

/**
 * Has the service worker forget every page it kept: what was read here is nobody else's business. It goes on with that when this
 * page is left at once. A page that the worker has not seen, such as one reloaded past it, asks for it first.
 */
export function clearOfflinePages(): void {
	const workers = navigator.serviceWorker;
	// Undefined in a browser, or on a connection, without workers, whatever its type says.
	if (!workers) return;
	if (workers.controller) workers.controller.postMessage(FORGET);
	else
		workers.getRegistration().then(
			(registration) => registration?.active?.postMessage(FORGET),
			() => undefined,
		);
}

/**
 * Has the service worker keep the frames of the ticket page and of my appointments with their files, so that a saved ticket opens offline
 * . They are the same for everybody, and the page has just used them: nothing large is fetched twice.
 * Whoever saves data has no worker until then: a ticket that opens at the desk is worth its few kilobytes.
 */
export function cacheTicketPages(): void {
	const workers = navigator.serviceWorker;
	if (!workers) return;
	// A browser may refuse a worker: the next promise then never comes, and nothing is kept.
	Promise.resolve(workers.register('/sw.js')).catch(() => undefined);
	workers.ready.then(
		({ active }) => active?.postMessage(KEEP_TICKETS),
		() => undefined,
	);
}
