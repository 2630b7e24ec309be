import { NOTE_ID } from './worker/offline-note.ts';

const note = (): HTMLElement | null => document.getElementById(NOTE_ID);

/** Removes the note of the worker on a cached page (`worker/offline-note.ts`) once it is no longer true. */
export const removeOfflineNote = (): void => note()?.remove();

/** Removes the note when the device is online again, or on the help page links to the requested page. */
export function announceOnline(): void {
	const again = note()?.querySelector('a');
	if (again) note()?.replaceChildren('You are online again. ', again);
	else removeOfflineNote();
}
