import type { ReactNode } from 'react';

export interface LegalSection {
	/** The anchor: a link to a section goes on working when its title changes. */
	readonly id: string;
	readonly title: string;
	/** The text that carries the date of the page. */
	readonly text: ReactNode;
	/** What was added to it later (rule 7). */
	readonly added?: ReactNode;
	/** When, where that was not `ADDED_ON`: `November 22, 2026`. */
	readonly addedOn?: string;
}

/** When the texts themselves were last changed (R46). */
export const LAST_UPDATED = 'June 15, 2025';
/** When the additions were made. */
export const ADDED_ON = 'November 21, 2026';
