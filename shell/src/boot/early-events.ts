import { CALL_TIMEOUT, HYDRATED_EVENT, isHydrated, opensElsewhere } from '@tulia/platform/boot';
import { controlAt, keepsByItself, partOf } from './controls.ts';
import { showStartError, showWork } from './feedback.ts';

interface EarlySubmit {
	form?: HTMLFormElement;
	readonly stop: () => void;
}

declare global {
	interface Window {
		/** Set by the script in the head for the script that takes over. */
		tuliaEarlySubmit?: EarlySubmit;
	}
}

/**
 * Prevents native form submission before a script of the page can handle it: the address would contain what was typed,
 * passwords included.
 */
export function preventEarlySubmit(): void {
	const early: EarlySubmit = { stop: () => window.removeEventListener('submit', prevent, { capture: true }) };
	function prevent(event: SubmitEvent): void {
		event.preventDefault();
		if (event.target instanceof HTMLFormElement) early.form = event.target;
	}
	window.addEventListener('submit', prevent, { capture: true });
	window.tuliaEarlySubmit = early;
}

/** Ends the prevention, and returns the form that was submitted meanwhile. */
export function takeEarlySubmit(): HTMLFormElement | undefined {
	const early = window.tuliaEarlySubmit;
	early?.stop();
	delete window.tuliaEarlySubmit;
	return early?.form;
}

interface QueuedEvent {
	readonly replay: () => void;
	readonly stopWork: (staysBusy?: boolean) => void;
}

/** How long a replayed control stays busy where nothing on the page changes, milliseconds. */
const NO_CHANGE = 5000;

/** Replays an event; the control is busy until the page changes, which may need another file. */
function repeat(control: HTMLElement, { replay, stopWork }: QueuedEvent): void {
	const observer = new MutationObserver(done);
	const timer = setTimeout(done, NO_CHANGE, []);
	function done(changes: readonly MutationRecord[]): void {
		observer.disconnect();
		clearTimeout(timer);
		stopWork(changes.some(({ target, attributeName }) => target === control && attributeName === 'aria-busy'));
	}
	observer.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
	replay();
}

/** Fallback where the application does not load: a link is followed natively, anything else shows an error. */
function fallBack(control: HTMLElement): void {
	if (control instanceof HTMLAnchorElement) location.assign(control.href);
	else showStartError(control);
}

/**
 * Replays clicks and submits that came before hydration: loads the application, marks the control as busy, and repeats
 * the event once its part of the page has hydrated. Several clicks on one control are replayed as one.
 *
 * @returns a function that gives up waiting, for when the application cannot be fetched.
 */
export function replayEarlyEvents(start: () => void): () => void {
	const queued = new Map<HTMLElement, QueuedEvent>();
	let timer: ReturnType<typeof setTimeout> | undefined;

	function giveUp(): void {
		clearTimeout(timer);
		for (const [control, { stopWork }] of queued) {
			stopWork();
			fallBack(control);
		}
		queued.clear();
	}

	function queueEvent(event: Event, control: HTMLElement, replay: () => void): void {
		event.preventDefault();
		event.stopImmediatePropagation();
		if (queued.has(control)) return; // a second tap does nothing
		queued.set(control, { replay, stopWork: showWork(control) });
		clearTimeout(timer);
		timer = setTimeout(giveUp, CALL_TIMEOUT);
		start();
	}

	function replayQueued(): void {
		for (const [control, event] of queued) {
			if (!isHydrated(partOf(control))) continue;
			queued.delete(control);
			// Runs after the other effects of the part, such as the effect that restores typed text.
			if (control.isConnected) setTimeout(repeat, 0, control, event);
		}
		if (queued.size === 0) clearTimeout(timer);
	}

	const onClick = (event: MouseEvent): void => {
		const control = controlAt(event.target);
		if (!control || keepsByItself(control) || opensElsewhere(event) || isHydrated(partOf(control))) return;
		queueEvent(event, control, () => control.click());
	};
	const onSubmit = (event: SubmitEvent): void => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || isHydrated(partOf(form))) return;
		const button = event.submitter ?? form.querySelector<HTMLElement>('button:not([type=button])');
		queueEvent(event, button ?? form, () => form.requestSubmit());
	};

	window.addEventListener('click', onClick, { capture: true });
	window.addEventListener('submit', onSubmit, { capture: true });
	document.addEventListener(HYDRATED_EVENT, replayQueued);
	return giveUp;
}
