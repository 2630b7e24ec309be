/** Shown beside an action that takes more than five seconds. */
export const STILL_WORKING = 'Still working. Your choices are safe.';

const ID = 'live-region';

/** Outside React's tree: a live region must exist before its text, or some screen readers miss it. */
function region(): HTMLElement {
	const existing = document.getElementById(ID);
	if (existing) return existing;
	const added = Object.assign(document.createElement('div'), { id: ID });
	// No role: an empty region should not be found as a status.
	added.setAttribute('aria-live', 'polite');
	document.body.append(added);
	return added;
}

/**
 * Announces a text to screen readers, once, without showing it.
 *
 * @returns a function that removes the text, for when it is no longer true.
 */
export function say(words: string): () => void {
	const status = region();
	status.textContent = '';
	const timer = setTimeout(() => {
		status.textContent = words;
	});
	return () => {
		clearTimeout(timer);
		if (status.textContent === words) status.textContent = '';
	};
}
