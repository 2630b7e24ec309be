import { STILL_WORKING, say } from '@tulia/ui/say';
import { showNote } from './note.ts';

/** As long as any call of the site may take, milliseconds (R10). */
export const CALL_TIMEOUT = 30_000;

/** After how many milliseconds what goes on is said to screen readers, and a sentence is shown. */
const SAY_AFTER = 1000;
const SENTENCE_AFTER = 5000;

/** What a control does, in a word: the busy label of a button, which lies in the HTML. */
const verbOf = (control: HTMLElement): string =>
	control.dataset.verb ?? control.querySelector<HTMLElement>('[data-verb]')?.dataset.verb ?? 'Working…';

/**
 * Shows on a control that it works, as the design system's buttons do: the tint at once and the dots after 300 ms (`boot.css`), its verb
 * said after a second, a sentence after five.
 *
 * @returns ends it. `staysBusy`: the application says so itself from now on.
 */
export function showWork(control: HTMLElement, verb = verbOf(control)): (staysBusy?: boolean) => void {
	let note: HTMLElement | undefined;
	let takeBack = (): void => undefined;
	control.setAttribute('data-working', '');
	control.setAttribute('aria-busy', 'true');
	const timers = [
		setTimeout(() => {
			takeBack = say(verb);
		}, SAY_AFTER),
		setTimeout(() => {
			note = showNote(control, 'status', STILL_WORKING);
		}, SENTENCE_AFTER),
	];
	return (staysBusy) => {
		for (const timer of timers) clearTimeout(timer);
		takeBack();
		note?.remove();
		control.removeAttribute('data-working');
		if (staysBusy !== true) control.removeAttribute('aria-busy');
	};
}
