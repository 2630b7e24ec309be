import { isHydrated } from '@tulia/platform/boot';
import { leaveSite, onTripleEscape } from '../chrome/leave-site.ts';

/** "Leave this site" works at once, without waiting for the application. */
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
