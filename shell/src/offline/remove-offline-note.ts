import { NOTE_ID } from './worker/offline-note.ts';

const note = (): HTMLElement | null => document.getElementById(NOTE_ID);

/** Takes away what the worker wrote over a copy (`worker/offline-note.ts`), once it is true no longer. */
export const removeOfflineNote = (): void => note()?.remove();

/** The device is online again: whoever wanted another page finds the way there, and nobody goes on reading that they are offline. */
export function announceOnline(): void {
	const again = note()?.querySelector('a');
	if (again) note()?.replaceChildren('You are online again. ', again);
	else removeOfflineNote();
}
