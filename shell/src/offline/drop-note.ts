import { NOTE_ID } from './worker/kept-note.ts';

const note = (): HTMLElement | null => document.getElementById(NOTE_ID);

/** Takes away what the worker wrote over a copy (`worker/kept-note.ts`), once it is true no longer. */
export const dropNote = (): void => note()?.remove();

/** The line is back: whoever wanted another page finds the way there, and nobody goes on reading that they are offline. */
export function sayLineIsBack(): void {
	const again = note()?.querySelector('a');
	if (again) note()?.replaceChildren('You have a line again. ', again);
	else dropNote();
}
