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
