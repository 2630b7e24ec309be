const ID = 'boot-note';

function place({ style }: HTMLElement, control: Element): void {
	const { left, bottom } = control.getBoundingClientRect();
	style.setProperty('--top', `${bottom + window.scrollY}px`);
	style.setProperty('--left', `${left}px`);
}

const hideNote = (): void => document.getElementById(ID)?.remove();

/**
 * Shows a note beside a tapped control: `alert` for errors, `status` for progress. It is outside the React root, which
 * would otherwise fail to hydrate.
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
