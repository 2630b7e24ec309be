import { isHydrated } from '@tulia/platform/boot';
import { leaveSite, onTripleEscape } from '../chrome/leave-site.ts';

/** The way out works from the first moment: whoever has to leave in a hurry waits for no application. */
export function bindQuickExit(): void {
	document.addEventListener('click', (event) => {
		const { target } = event;
		if (isHydrated('frame') || !(target instanceof Element && target.closest('[data-leave]'))) return;
		event.preventDefault();
		leaveSite();
	});
	onTripleEscape(() => {
		if (!isHydrated('frame')) leaveSite();
	});
}
