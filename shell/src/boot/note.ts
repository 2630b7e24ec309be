import { profileIn } from '../document/islands.ts';

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
	const isForm = control.closest('form') !== null;
	note().replaceChildren(isForm ? FORM : OTHERWISE, ...(isForm ? orCall() : []));
}

/** Another way for what somebody wanted to send. */
function orCall(): readonly (string | Node)[] {
	const number = profileIn(document)?.phones.main;
	if (!number) return [];
	const href = `tel:${number.replaceAll(/[^\d+]/g, '')}`;
	return [' Or call ', Object.assign(document.createElement('a'), { href, textContent: number }), '.'];
}

/** It is there after all, or it is tried again. */
export const sayNothing = (): void => document.getElementById(ID)?.remove();
