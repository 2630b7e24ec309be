import { clearAllUserData } from '@tulia/platform/boot';
import { neutralPage, rememberLeaving } from './quick-exit-state.ts';

/** How close together three presses of Esc must be, milliseconds. */
const PRESSES_WITHIN = 2000;

const goInstead = (address: string): void => window.location.replace(address);

/**
 * Empties the page and its title at once and forgets what was filled in and who was logged in, then goes to a neutral page in
 * place of this one in the history (rule 7). The pages before it are guarded by `back-guard.ts`. No question is asked:
 * whoever presses it has no time for one.
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
 * Calls back on the third press of Esc within two seconds. A key held down is one press.
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
