import { ALIVE_EVENT, SESSION_KEY } from '@tulia/platform/boot';
import { arriveAtItem } from './boot/arrival.ts';
import { keepClockWords } from './boot/clock-words.ts';
import { countReading } from './boot/count-reading.ts';
import { holdPresses } from './boot/held-presses.ts';
import { watchIntent } from './boot/intent.ts';
import { workMenus } from './boot/menus.ts';
import { prefetchDocuments } from './boot/next-document.ts';
import { sayNothing } from './boot/note.ts';
import { cannotWait, isLoggedIn } from './boot/reasons.ts';
import { appStarter } from './boot/start-app.ts';
import { openWayOut } from './boot/way-out.ts';
import { profileIn, readLater } from './document/islands.ts';
import { keepPagesOffline } from './offline/register.ts';
import { isWithoutLine, markUnsavedLinks } from './offline/unsaved-links.ts';

/**
 * Runs alone, in a file of its own, on a page whose HTML is finished. Reading needs nothing else: the application, twenty times as
 * heavy, is fetched when somebody is about to use what it alone can answer for (decision 019).
 */

/** How long a paint is waited for, milliseconds. */
const PATIENCE = 3000;

let giveUp = (): void => undefined;
const askForApp = appStarter(readLater(document), () => giveUp());
function start(): void {
	sayNothing();
	askForApp();
}

const isPainted = ({ name }: PerformanceEntry): boolean => name === 'first-contentful-paint';

/** Where it cannot wait it still comes after the paint: on a slow line it would take the bandwidth from styles and fonts. */
function startAfterPaint(): void {
	new PerformanceObserver((list) => list.getEntries().some(isPainted) && start()).observe({
		type: 'paint',
		buffered: true,
	});
	// A page in the background is not painted at all.
	if (document.hidden) start();
	else setTimeout(start, PATIENCE);
}

/** What needs the elements of the page. */
function furnish(): void {
	arriveAtItem(location.hash);
	if (cannotWait()) startAfterPaint();
	if (isWithoutLine()) void markUnsavedLinks();
	// Each in a task of its own: the first use of Intl alone takes a slow phone long enough to be felt.
	setTimeout(countReading);
	setTimeout(() => keepClockWords(profileIn(document)));
}

if (isLoggedIn()) document.documentElement.dataset.session = 'stored';
openWayOut();
giveUp = holdPresses(start);
workMenus();
watchIntent(start);
prefetchDocuments();
document.addEventListener(ALIVE_EVENT, sayNothing);
// Somebody has logged in in another tab.
window.addEventListener('storage', ({ key, newValue }) => {
	if (key === SESSION_KEY && newValue !== null) start();
});
window.addEventListener('hashchange', () => arriveAtItem(location.hash));
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', furnish);
else furnish();
window.addEventListener('online', () => void markUnsavedLinks());
keepPagesOffline();
