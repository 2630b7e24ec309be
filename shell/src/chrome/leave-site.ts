import { clearAllUserData, isHydrated } from '@tulia/platform/boot';
import { neutralPage, rememberLeaving } from './quick-exit-state.ts';

/** The interval within which three presses of Esc count, milliseconds. */
const PRESSES_WITHIN = 2000;

const goInstead = (address: string): void => window.location.replace(address);

/**
 * Empties page and title, discards form drafts and session, then replaces this history entry with a neutral page (rule
 * 7). `back-guard.ts` guards the earlier entries. There is no confirmation, because the person is in a hurry.
 */
export function leaveSite(goTo = goInstead): void {
	for (const form of document.forms) form.reset();
	document.body.replaceChildren();
	document.title = 'Weather';
	clearAllUserData();
	rememberLeaving();
	const neutral = neutralPage();
	if (neutral) goTo(neutral);
}

/**
 * Calls back on the third press of Esc within two seconds. A held key is one press.
 *
 * @returns the cleanup function.
 */
export function onTripleEscape(onThird: () => void): () => void {
	let presses: readonly number[] = [];
	const count = ({ key, repeat, timeStamp }: KeyboardEvent): void => {
		if (key !== 'Escape' || repeat) return;
		presses = [...presses.filter((press) => timeStamp - press < PRESSES_WITHIN), timeStamp];
		if (presses.length >= 3) onThird();
	};
	window.addEventListener('keydown', count);
	return () => window.removeEventListener('keydown', count);
}

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
