import { opensElsewhere } from '@tulia/platform/boot';
import { say } from '@tulia/ui/say';
import { internalLinkAt } from '../document/internal-link.ts';

/** Milliseconds until the progress bar is shown, the message is announced, and both are given up. */
const ROAD_AFTER = 300;
const SAY_AFTER = 1000;
const OVER_AFTER = 30_000;

const WATCHED = 'data-page-changes';

const PENDING = '[data-pending]';

/** Shows that the page of `link` is loading, until it is rendered or this document ends. */
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
	// Not the page's `main`, which is replaced when the next page has another frame.
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

/** Marks a followed internal link and the document until the next page is shown, with a progress bar (`boot.css`). */
export function showPageChanges(): void {
	const root = document.documentElement;
	if (root.hasAttribute(WATCHED)) return; // the boot script does this on a page that has one
	root.setAttribute(WATCHED, '');
	let end = (): void => undefined;
	const onClick = (event: MouseEvent): void => {
		const link = internalLinkAt(event.target);
		if (link?.target !== '' || opensElsewhere(event)) return;
		const from = location.href;
		// After all listeners: a prevented click does not navigate.
		setTimeout(() => {
			if (event.defaultPrevented && location.href === from) return;
			end();
			end = show(link);
		});
	};
	window.addEventListener('click', onClick, { capture: true });
	// The document was restored from the back/forward cache.
	window.addEventListener('pageshow', () => end());
}
