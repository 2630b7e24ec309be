import { STILL_WORKING, say } from '@tulia/ui/say';
import { profileIn } from '../document/islands.ts';

const ID = 'boot-note';

function place({ style }: HTMLElement, control: Element): void {
	const { left, bottom } = control.getBoundingClientRect();
	style.setProperty('--top', `${bottom + window.scrollY}px`);
	style.setProperty('--left', `${left}px`);
}

/**
 * Shows a note beside a tapped control: `alert` for errors, `status` for progress. It is outside the React root, which
 * would otherwise fail to hydrate.
 */
export function showNote(
	control: Element,
	role: 'alert' | 'status',
	...words: readonly (string | Node)[]
): HTMLElement {
	document.getElementById(ID)?.remove();
	const note = Object.assign(document.createElement('div'), { id: ID, className: 'boot-note' });
	note.setAttribute('role', role);
	place(note, control);
	document.body.append(note);
	note.append(...words);
	note.scrollIntoView?.({ block: 'nearest' });
	return note;
}

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
export function showWork(control: HTMLElement): (staysBusy?: boolean) => void {
	let note: HTMLElement | undefined;
	let removeAnnouncement = (): void => undefined;
	control.setAttribute('data-working', '');
	control.setAttribute('aria-busy', 'true');
	const timers = [
		setTimeout(() => {
			removeAnnouncement = say(verbOf(control));
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

const FORM =
	'This form could not start, so nothing was sent. What you typed is still here. Check your connection and try again.';
const OTHERWISE = 'This could not start. Check your connection and try again.';

let error: HTMLElement | undefined;

/** Hides the error when the application was loaded, or is being loaded again. */
export const hideStartError = (): void => error?.remove();

/** Shows beside the pressed control that the application did not load, and what to do. */
export function showStartError(control: Element): void {
	error = showNote(control, 'alert', control.closest('form') === null ? OTHERWISE : FORM, ...orCall());
}

function orCall(): readonly (string | Node)[] {
	const number = profileIn(document)?.phones.main;
	if (!number) return [];
	const href = `tel:${number.replaceAll(/[^\d+]/g, '')}`;
	return [' Or call ', Object.assign(document.createElement('a'), { href, textContent: number }), '.'];
}
