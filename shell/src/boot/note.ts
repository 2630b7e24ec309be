const ID = 'boot-note';

const FORM =
	'This form could not start, so nothing was sent. What you typed is still here. Check your connection and try again.';
const OTHERWISE = 'This could not start. Check your connection and try again.';

/** Outside of the part that React takes over: what it does not know of would be in its way. */
function note(): HTMLElement {
	const existing = document.getElementById(ID);
	if (existing) return existing;
	const added = Object.assign(document.createElement('div'), { id: ID, className: 'boot-note' });
	added.setAttribute('role', 'alert');
	document.body.append(added);
	return added;
}

/** Says that the application did not come for what was pressed, and what to do. */
export function sayThatItCouldNotStart(control: Element): void {
	note().textContent = control.closest('form') ? FORM : OTHERWISE;
}

/** It is there after all, or it is tried again. */
export const sayNothing = (): void => document.getElementById(ID)?.remove();
