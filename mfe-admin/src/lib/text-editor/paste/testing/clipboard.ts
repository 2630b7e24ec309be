import type { LeftOut } from '../pasted-html.ts';

/** A program's clipboard, with the editor's content after pasting it into an empty text. */
export interface Clipboard {
	readonly html?: string;
	readonly text?: string;
	readonly kept: string;
	readonly leftOut?: readonly LeftOut[];
}
