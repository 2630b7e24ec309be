import { HYDRATED_EVENT, isHydrated, SESSION_KEY } from '@tulia/platform/boot';
import { bindLike, bindShare, countView } from './boot/article-actions.ts';
import { watchIntent } from './boot/controls.ts';
import { bindMenus, openLinkedItem } from './boot/disclosures.ts';
import { replayEarlyEvents, takeEarlySubmit } from './boot/early-events.ts';
import { hideStartError } from './boot/feedback.ts';
import { applyLateStyles } from './boot/late-styles.ts';
import { showPageChanges } from './boot/page-change.ts';
import { afterFirstPaint, createAppStarter, isLoggedIn, mustHydrateAtOnce } from './boot/start-app.ts';
import { refreshTimeDependentText } from './boot/time-dependent-text.ts';
import { bindQuickExit } from './chrome/leave-site.ts';
import { watchUncaughtErrors } from './client-errors/watch-uncaught-errors.ts';
import { profileIn, readDeferredScripts } from './document/islands.ts';
import { registerServiceWorker } from './offline/register.ts';
import { isOffline, markUncachedLinks } from './offline/uncached-links.ts';
import { mayPrefetchApp } from './prefetch/budget.ts';
import { prefetchDocumentsOnIntent } from './prefetch/prefetch-page.ts';
import { onIdle, untilShown } from './prefetch/triggers.ts';
import { loadWebVitals } from './web-vitals/load-web-vitals.ts';

/**
 * The boot script runs alone on a prerendered page. Reading needs nothing else: the application, twenty times as large,
 * is loaded when a control needs it (decision 019).
 */

let giveUp = (): void => undefined;
const deferredScripts = readDeferredScripts(document);
const loadApp = createAppStarter(deferredScripts, () => giveUp());
function start(): void {
	delete document.documentElement.dataset.ahead;
	hideStartError();
	loadApp();
}

/** Nothing waits for this: `main.ts` yields to the browser between its steps. */
function startAhead(): void {
	if (isHydrated('frame')) return;
	document.documentElement.dataset.ahead = 'yes';
	loadApp();
}

function onDomReady(): void {
	applyLateStyles();
	openLinkedItem(location.hash);
	if (deferredScripts.atOnce || mustHydrateAtOnce()) afterFirstPaint(start);
	if (isOffline()) void markUncachedLinks();
	// Each in a task of its own: the first use of Intl alone is a noticeable long task on a slow phone.
	setTimeout(countView);
	setTimeout(() => refreshTimeDependentText(profileIn(document)));
}

watchUncaughtErrors();
if (isLoggedIn()) document.documentElement.dataset.session = 'stored';
bindQuickExit();
giveUp = replayEarlyEvents(start);
takeEarlySubmit()?.requestSubmit();
showPageChanges();
bindMenus();
bindLike();
bindShare();
watchIntent(start);
prefetchDocumentsOnIntent();
document.addEventListener(HYDRATED_EVENT, hideStartError);
window.addEventListener('storage', ({ key, newValue }) => {
	if (key === SESSION_KEY && newValue !== null) start();
});
window.addEventListener('hashchange', () => openLinkedItem(location.hash));
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onDomReady);
else onDomReady();
window.addEventListener('online', () => void markUncachedLinks());
registerServiceWorker();
void onIdle(untilShown(), mayPrefetchApp, startAhead);
loadWebVitals(deferredScripts);
