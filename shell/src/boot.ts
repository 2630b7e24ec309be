import { LATER_ISLAND, type LaterFiles } from './document/islands.ts';
import { keepPagesOffline } from './offline/register.ts';

/**
 * Runs alone, in a file of its own, on a page whose HTML is finished: asks for the scripts once there is something to see, so
 * that on a slow line they do not take the bandwidth from styles and fonts.
 */
const { scripts, preloads }: LaterFiles = JSON.parse(document.getElementById(LATER_ISLAND)?.textContent ?? '{}');

/** How long a paint is waited for, milliseconds. */
const PATIENCE = 3000;

let isAsked = false;

function ask(): void {
	if (isAsked) return;
	isAsked = true;
	for (const src of scripts)
		document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
	for (const href of preloads)
		document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
}

const isPainted = ({ name }: PerformanceEntry): boolean => name === 'first-contentful-paint';

new PerformanceObserver((list) => list.getEntries().some(isPainted) && ask()).observe({
	type: 'paint',
	buffered: true,
});
// A page in the background is not painted at all.
if (document.hidden) ask();
else setTimeout(ask, PATIENCE);
keepPagesOffline(false);
