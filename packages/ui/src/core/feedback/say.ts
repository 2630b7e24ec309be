/** What stands at the place of a touch that is not answered after five seconds. */
export const STILL_WORKING = 'Still working. Your choices are safe.';

const ID = 'live-region';

/** Outside of what React renders: it is there before what it says, or some screen readers miss it. */
function region(): HTMLElement {
	const existing = document.getElementById(ID);
	if (existing) return existing;
	const added = Object.assign(document.createElement('div'), { id: ID });
	// Not a role: while it is empty, nobody shall find a status there.
	added.setAttribute('aria-live', 'polite');
	document.body.append(added);
	return added;
}

/**
 * Says something to screen readers, once, and shows nothing.
 *
 * @returns takes it back, for when it is no longer true.
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
