/** What the service worker is told; it is the shell's (`shell/src/offline/worker/messages.ts`). */
const FORGET = { type: 'forget' } as const;

/**
 * Has the service worker forget every page it kept: what was read here is nobody else's business. It goes on with that when this
 * page is left at once. A page that the worker has not seen, such as one reloaded past it, asks for it first.
 */
export function forgetKeptPages(): void {
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
