import type { LeftOut } from '../pasted-html.ts';

/** What a program puts on the clipboard, with the text that the editor holds once it is pasted into an empty one. */
export interface Clipboard {
	readonly html?: string;
	readonly text?: string;
	readonly kept: string;
	readonly leftOut?: readonly LeftOut[];
}
