import type { ReactNode } from 'react';

export interface LegalSection {
	/** The anchor: links to a section stay valid when its title changes. */
	readonly id: string;
	readonly title: string;
	/** The text as of the date of the page. */
	readonly text: ReactNode;
	/** A later addition (rule 7). */
	readonly added?: ReactNode;
	/** The date of the addition, if it is not `ADDED_ON`: `November 22, 2026`. */
	readonly addedOn?: string;
}

/** When the texts themselves were last changed (R46). */
export const LAST_UPDATED = 'June 15, 2025';
/** When the additions were made. */
export const ADDED_ON = 'November 21, 2026';
