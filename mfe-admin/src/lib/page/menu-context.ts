import type { IconName } from '@tulia/ui';
import { createContext } from 'react';
import type { Waiting } from '../lists/waiting.ts';

/** A page as menu, tabs and cards lead to it. */
export interface MenuLink {
	readonly to: string;
	readonly label: string;
	readonly isCurrent: boolean;
	readonly waiting: Waiting;
}

/** An entry of the menu, or a card of Centre. */
export interface MenuEntry extends MenuLink {
	readonly icon: IconName;
	/** On its card: what is in it. */
	readonly contents?: string | undefined;
}

/** What the menu knows and pages show: the tabs of the page that is open, and the cards of Centre. */
export const MenuContext = createContext<{
	readonly tabs: readonly MenuLink[];
	readonly cards: readonly MenuEntry[];
}>({ tabs: [], cards: [] });
