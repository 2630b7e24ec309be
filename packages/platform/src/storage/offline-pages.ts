/** Messages to the service worker; declared in the shell (`shell/src/offline/worker/messages.ts`). */
const FORGET = { type: 'forget' } as const;
const KEEP_TICKETS = { type: 'keep-tickets' } as const;

/**
 * Removes every page cached by the service worker, which may be personal. The worker finishes even when this page is
 * left. A page without a controller, such as after a forced reload, uses the registration.
 */
export function clearOfflinePages(): void {
	const workers = navigator.serviceWorker;
	// Despite its type it is undefined where the browser or the connection allows no workers.
	if (!workers) return;
	if (workers.controller) workers.controller.postMessage(FORGET);
	else
		workers.getRegistration().then(
			(registration) => registration?.active?.postMessage(FORGET),
			() => undefined,
		);
}

/**
 * Caches the frames of the ticket page and of my appointments in the service worker, so that a saved ticket opens
 * offline. They are not personal, and the page has just loaded them. In data-saver mode this registers the worker for
 * the first time: an offline ticket is worth its few kilobytes.
 */
export function cacheTicketPages(): void {
	const workers = navigator.serviceWorker;
	if (!workers) return;
	// A browser may refuse a worker: the next promise then never resolves, and nothing is cached.
	Promise.resolve(workers.register('/sw.js')).catch(() => undefined);
	workers.ready.then(
		({ active }) => active?.postMessage(KEEP_TICKETS),
		() => undefined,
	);
}
