import type { IconName } from '@tulia/ui';
import { createContext } from 'react';
import type { Waiting } from '../lists/waiting.ts';

/** A link in menu, tabs and cards. */
export interface MenuLink {
	readonly to: string;
	readonly label: string;
	readonly isCurrent: boolean;
	readonly waiting: Waiting;
}

/** An entry of the menu, or a card of Centre. */
export interface MenuEntry extends MenuLink {
	readonly icon: IconName;
	/** The text about the page on its card. */
	readonly contents?: string | undefined;
}

/** The parts of the menu that pages use: the tabs of the current page, and the cards of Centre. */
export const MenuContext = createContext<{
	readonly tabs: readonly MenuLink[];
	readonly cards: readonly MenuEntry[];
}>({ tabs: [], cards: [] });
