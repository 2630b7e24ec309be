import { say } from '@tulia/ui/say';
import { internalLinkAt } from '../document/internal-link.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

/** After how many milliseconds the road is shown beneath the header, what goes on is said, and nothing is shown any more. */
const ROAD_AFTER = 300;
const SAY_AFTER = 1000;
const OVER_AFTER = 30_000;

const WATCHED = 'data-page-changes';

/** What stands for a page that is on its way. */
const PENDING = '[data-pending]';

/** Shows that the page `link` leads to is on its way, until it is there. Without the application that is the end of this document. */
function show(link: HTMLElement): () => void {
	const root = document.documentElement;
	link.setAttribute('data-going', '');
	link.setAttribute('aria-busy', 'true');
	let takeBack = (): void => undefined;
	const timers = [
		setTimeout(() => root.setAttribute('data-going', ''), ROAD_AFTER),
		setTimeout(() => {
			takeBack = say(`Opening ${link.textContent?.trim()}`);
		}, SAY_AFTER),
		setTimeout(end, OVER_AFTER),
	];
	const arrived = new MutationObserver(() => document.querySelector(PENDING) === null && end());
	// Not the `main` of the page, which goes with it where the next one has another frame.
	arrived.observe(document.getElementById('root') ?? document.documentElement, { childList: true, subtree: true });
	function end(): void {
		for (const timer of timers) clearTimeout(timer);
		takeBack();
		arrived.disconnect();
		root.removeAttribute('data-going');
		link.removeAttribute('data-going');
		link.removeAttribute('aria-busy');
	}
	return end;
}

/**
 * Marks the link that was followed to another page of the site until that page is there, and the document with it: `boot.css` draws a
 * piece of road beneath the header.
 */
export function showPageChanges(): void {
	const root = document.documentElement;
	if (root.hasAttribute(WATCHED)) return; // the boot script does, on a page that has one
	root.setAttribute(WATCHED, '');
	let end = (): void => undefined;
	const onClick = (event: MouseEvent): void => {
		const link = internalLinkAt(event.target);
		if (link?.target !== '' || opensElsewhere(event)) return;
		const from = location.href;
		// Once everybody has heard of it: a click that somebody keeps from leading on leads nowhere.
		setTimeout(() => {
			if (event.defaultPrevented && location.href === from) return;
			end();
			end = show(link);
		});
	};
	window.addEventListener('click', onClick, { capture: true });
	// Back to a document that the browser kept as it was left.
	window.addEventListener('pageshow', () => end());
}
