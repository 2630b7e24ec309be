const ID = 'boot-note';

/** Beneath what was touched. */
function place({ style }: HTMLElement, control: Element): void {
	const { left, bottom } = control.getBoundingClientRect();
	style.setProperty('--top', `${bottom + window.scrollY}px`);
	style.setProperty('--left', `${left}px`);
}

/** What was said is over. */
const hideNote = (): void => document.getElementById(ID)?.remove();

/**
 * Says something at the place of a touch: `alert` for what went wrong, `status` for how it stands. Outside of the part that React takes
 * over: what it does not know of would be in its way.
 */
export function showNote(
	control: Element,
	role: 'alert' | 'status',
	...words: readonly (string | Node)[]
): HTMLElement {
	hideNote();
	const note = Object.assign(document.createElement('div'), { id: ID, className: 'boot-note' });
	note.setAttribute('role', role);
	place(note, control);
	document.body.append(note);
	note.append(...words);
	note.scrollIntoView?.({ block: 'nearest' });
	return note;
}
