interface EarlySubmit {
	form?: HTMLFormElement;
	readonly stop: () => void;
}

declare global {
	interface Window {
		/** From the script in the head to the script that takes over. */
		tuliaEarlySubmit?: EarlySubmit;
	}
}

/**
 * Keeps the browser from sending a form by itself before any script of the page is there to answer: what was typed, a password
 * too, would stand in the address.
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

/** Ends that, and answers the form that somebody has sent meanwhile. */
export function takeEarlySubmit(): HTMLFormElement | undefined {
	const early = window.tuliaEarlySubmit;
	early?.stop();
	delete window.tuliaEarlySubmit;
	return early?.form;
}
