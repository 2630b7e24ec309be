import type { LazyPage } from '@tulia/platform';
import type { IconName } from '@tulia/ui';
import type { WaitingList } from '../lib/lists/waiting.ts';
import type { RouteRoles } from '../lib/page/use-may-call.ts';

/** A page of staff: everything that menu, routes, roles, tabs, cards and the way up have to know of it. */
export interface StaffPage {
	/** The pattern of its address. */
	readonly path: string;
	readonly Page: LazyPage;
	/** The endpoint without which there is nothing to see: whoever may not call it is not led there. */
	readonly opens: RouteRoles;
	/** For whoever is a psychologist alone. */
	readonly isOwn?: true;
	/** Makes it an entry of the menu, or a card of Centre. */
	readonly entry?: PageEntry;
	/** The path of the entry it belongs to, where that is not the one above it by address. */
	readonly within?: string;
	/** What it is called beside the other pages of its entry; a page without a tab is reached from one of them. */
	readonly tab?: string;
	/** What waits there, as the menu counts it. */
	readonly waiting?: WaitingList;
}

export interface PageEntry {
	readonly label: string;
	readonly icon: IconName;
	/** On its card: what is in it, in the words people look for. */
	readonly contents?: string;
}
