import { isAlive } from '@tulia/platform/boot';
import { leaveSite, onTripleEscape } from '../chrome/leave-site.ts';

/** The way out works from the first moment: whoever has to leave in a hurry waits for no application. */
export function openWayOut(): void {
	document.addEventListener('click', (event) => {
		const { target } = event;
		if (isAlive('frame') || !(target instanceof Element && target.closest('[data-leave]'))) return;
		event.preventDefault();
		leaveSite();
	});
	onTripleEscape(() => {
		if (!isAlive('frame')) leaveSite();
	});
}
