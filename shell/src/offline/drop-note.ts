import { NOTE_ID } from './worker/kept-note.ts';

/** Takes away what the worker wrote over a copy (`worker/kept-note.ts`), once it is true no longer. */
export const dropNote = (): void => document.getElementById(NOTE_ID)?.remove();
