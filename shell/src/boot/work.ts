import { STILL_WORKING, say } from '@tulia/ui/say';
import { showNote } from './note.ts';

/** Timeout of any API call, milliseconds (R10). */
export const CALL_TIMEOUT = 30_000;

/** Milliseconds until the busy message is announced to screen readers, and shown as a sentence. */
const SAY_AFTER = 1000;
const SENTENCE_AFTER = 5000;

/** The busy label of a control; a button carries it in the HTML. */
const verbOf = (control: HTMLElement): string =>
	control.dataset.verb ?? control.querySelector<HTMLElement>('[data-verb]')?.dataset.verb ?? 'Working…';

/**
 * Shows a control as busy, like the buttons of the design system: a tint at once, dots after 300 ms (`boot.css`), its
 * verb announced after a second, a sentence after five.
 *
 * @returns a function that ends the busy state. `staysBusy`: the application shows it from now on.
 */
export function showWork(control: HTMLElement, verb = verbOf(control)): (staysBusy?: boolean) => void {
	let note: HTMLElement | undefined;
	let removeAnnouncement = (): void => undefined;
	control.setAttribute('data-working', '');
	control.setAttribute('aria-busy', 'true');
	const timers = [
		setTimeout(() => {
			removeAnnouncement = say(verb);
		}, SAY_AFTER),
		setTimeout(() => {
			note = showNote(control, 'status', STILL_WORKING);
		}, SENTENCE_AFTER),
	];
	return (staysBusy) => {
		for (const timer of timers) clearTimeout(timer);
		removeAnnouncement();
		note?.remove();
		control.removeAttribute('data-working');
		if (staysBusy !== true) control.removeAttribute('aria-busy');
	};
}
