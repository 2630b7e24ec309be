import type { LeftOut } from '../pasted-html.ts';

/** The clipboard contents of a program, and the editor's content after pasting them into an empty text. */
export interface Clipboard {
	readonly html?: string;
	readonly text?: string;
	readonly kept: string;
	readonly leftOut?: readonly LeftOut[];
}
