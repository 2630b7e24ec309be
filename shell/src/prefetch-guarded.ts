import { verify } from '@tulia/contracts/routes/identity';
import { matchRoutePrefetch, prefetchCall, readSession } from '@tulia/platform/prefetch';
import { afterFirstPaint } from './boot/after-first-paint.ts';
import { createAppStarter } from './boot/start-app.ts';
import { readDeferredScripts, readGuardedPrefetch } from './document/islands.ts';
import { preloadFiles } from './document/preload-files.ts';
import { mayEnter } from './modules/may-enter.ts';
import { loadWebVitals } from './web-vitals/load-web-vitals.ts';

/**
 * Runs alone, in a file of its own, before anything else of a page behind a log-in: for whoever may be there it begins the calls
 * and fetches the files that the page will ask for, while the page itself is still on its way. A visitor asks for nothing. The application
 * is on its way too, and runs once its frame was painted: out of the cache of a second visit it would run before.
 */
const session = readSession();
const prefetch = readGuardedPrefetch(document);

if (session && prefetch && mayEnter(prefetch.guard, session)) {
	const now = new Date();
	const { prefetches, pages, files, entry } = prefetch;
	const start = matchRoutePrefetch(prefetches, window.location, now);
	for (const url of [verify.path, ...(start?.calls ?? [])]) prefetchCall(url, session.token, now.getTime());
	preloadFiles(files, entry);
	const page = start?.page === undefined ? undefined : pages[start.page];
	if (page) preloadFiles(page, undefined);
}

/** The application takes over what is in the document, so all of it must be there. */
function startApp(): void {
	const deferredScripts = readDeferredScripts(document);
	afterFirstPaint(createAppStarter(deferredScripts, () => undefined));
	loadWebVitals(deferredScripts);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startApp);
else startApp();
