import { verify } from '@tulia/contracts/routes/identity';
import { matchRoutePrefetch, prefetchCall, readSession } from '@tulia/platform/prefetch';
import { afterFirstPaint, createAppStarter } from './boot/start-app.ts';
import { readDeferredScripts, readGuardedPrefetch } from './document/islands.ts';
import { preloadFiles } from './document/preload-files.ts';
import { mayEnter } from './modules/may-enter.ts';
import { loadWebVitals } from './web-vitals/load-web-vitals.ts';

/**
 * The first script of a guarded page, in a file of its own: with a stored session it starts the API calls and fetches
 * the files of the page while the application is loading. A visitor requests nothing. It also delays the application
 * until its frame was painted: from the HTTP cache it would run before.
 */
const session = readSession();
const prefetch = readGuardedPrefetch(document);

if (session && prefetch && mayEnter(prefetch.guard, session.user.role)) {
	const now = new Date();
	const { prefetches, pages, files, entry } = prefetch;
	const start = matchRoutePrefetch(prefetches, window.location, now);
	for (const url of [verify.path, ...(start?.calls ?? [])]) prefetchCall(url, session.token, now.getTime());
	preloadFiles(files, entry);
	const page = start?.page === undefined ? undefined : pages[start.page];
	if (page) preloadFiles(page, undefined);
}

/** The application hydrates the document, so the document must be complete. */
function startApp(): void {
	const deferredScripts = readDeferredScripts(document);
	afterFirstPaint(createAppStarter(deferredScripts, () => undefined));
	loadWebVitals(deferredScripts);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startApp);
else startApp();
