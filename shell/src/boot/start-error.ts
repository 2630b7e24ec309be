import { profileIn } from '../document/islands.ts';
import { showNote } from './note.ts';

const FORM =
	'This form could not start, so nothing was sent. What you typed is still here. Check your connection and try again.';
const OTHERWISE = 'This could not start. Check your connection and try again.';

let error: HTMLElement | undefined;

/** Hides the error when the application was loaded, or is being loaded again. */
export const hideStartError = (): void => error?.remove();

/** Shows beside the pressed control that the application did not load, and what to do. */
export function showStartError(control: Element): void {
	error = showNote(control, 'alert', control.closest('form') === null ? OTHERWISE : FORM, ...orCall());
}

function orCall(): readonly (string | Node)[] {
	const number = profileIn(document)?.phones.main;
	if (!number) return [];
	const href = `tel:${number.replaceAll(/[^\d+]/g, '')}`;
	return [' Or call ', Object.assign(document.createElement('a'), { href, textContent: number }), '.'];
}
