import { ALIVE_EVENT, isAlive } from '@tulia/platform/boot';
import { controlAt, keepsByItself, partOf } from './controls.ts';
import { sayThatItCouldNotStart } from './note.ts';

/** How long something pressed waits for the application, milliseconds: as long as any call of the site (R10). */
const PATIENCE = 30_000;

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
	metaKey || ctrlKey || shiftKey || altKey || button !== 0;

function mark(control: Element, isHeld: boolean): void {
	control.toggleAttribute('data-held', isHeld);
	if (isHeld) control.setAttribute('aria-busy', 'true');
	else control.removeAttribute('aria-busy');
}

/** How long a press that was repeated may go on showing that it works where nothing on the page changes, milliseconds. */
const NO_CHANGE = 5000;

/**
 * Repeats a press, and shows that it works until the page changes: what the application puts in its place, be it words, another page
 * or a button that is busy by itself, may be another file away.
 */
function repeat(control: HTMLElement, pressAgain: () => void): void {
	const observer = new MutationObserver(done);
	const timer = setTimeout(done, NO_CHANGE, []);
	function done(changes: readonly MutationRecord[]): void {
		observer.disconnect();
		clearTimeout(timer);
		control.removeAttribute('data-held');
		const isBusyItself = changes.some(
			({ target, attributeName }) => target === control && attributeName === 'aria-busy',
		);
		if (!isBusyItself) control.removeAttribute('aria-busy');
	}
	observer.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
	pressAgain();
}

/** What is left where the application does not come: a link leads on as links do, anything else says that it could not. */
function goOnWithout(control: HTMLElement): void {
	if (control instanceof HTMLAnchorElement) location.assign(control.href);
	else sayThatItCouldNotStart(control);
}

/**
 * Keeps what is pressed before the application can answer: it asks for the application, shows that the control is working, and
 * presses it again once its part of the page has come alive. Pressed twice out of impatience is pressed once.
 *
 * @returns what ends the waiting, when the application cannot be fetched.
 */
export function holdPresses(start: () => void): () => void {
	const held = new Map<HTMLElement, () => void>();
	let timer: ReturnType<typeof setTimeout> | undefined;

	function giveUp(): void {
		clearTimeout(timer);
		for (const control of held.keys()) {
			mark(control, false);
			goOnWithout(control);
		}
		held.clear();
	}

	function hold(event: Event, control: HTMLElement, pressAgain: () => void): void {
		event.preventDefault();
		event.stopImmediatePropagation();
		held.set(control, pressAgain);
		mark(control, true);
		clearTimeout(timer);
		timer = setTimeout(giveUp, PATIENCE);
		start();
	}

	function letGo(): void {
		for (const [control, pressAgain] of held) {
			if (!isAlive(partOf(control))) continue;
			held.delete(control);
			// After the other effects of the part, such as the one that brings back what was typed.
			if (control.isConnected) setTimeout(repeat, 0, control, pressAgain);
		}
		if (held.size === 0) clearTimeout(timer);
	}

	const onClick = (event: MouseEvent): void => {
		const control = controlAt(event.target);
		if (!control || keepsByItself(control) || opensElsewhere(event) || isAlive(partOf(control))) return;
		hold(event, control, () => control.click());
	};
	const onSubmit = (event: SubmitEvent): void => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || isAlive(partOf(form))) return;
		hold(event, form, () => form.requestSubmit());
	};

	window.addEventListener('click', onClick, { capture: true });
	window.addEventListener('submit', onSubmit, { capture: true });
	document.addEventListener(ALIVE_EVENT, letGo);
	return giveUp;
}
