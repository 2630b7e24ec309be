import type { LazyPage } from '@tulia/platform';
import type { IconName } from '@tulia/ui';
import type { WaitingList } from '../lib/lists/waiting.ts';
import type { RouteRoles } from '../lib/page/use-may-call.ts';

/** A staff page, from which menu, routes, roles, tabs, cards and breadcrumbs are derived. */
export interface StaffPage {
	/** The pattern of the page's address. */
	readonly path: string;
	readonly Page: LazyPage;
	/** The endpoint that the page needs. Roles that may not call it get no link to the page. */
	readonly opens: RouteRoles;
	/** Whether the page is for psychologists only. */
	readonly isOwn?: true;
	/** Makes the page an entry of the menu, or a card of Centre. */
	readonly entry?: PageEntry;
	/** The path of the entry to which the page belongs. By default the deepest entry above its path. */
	readonly within?: string;
	/** The label of the page's tab. A page without a tab is linked from another page of its entry. */
	readonly tab?: string;
	/** The list whose waiting items are counted beside the link to the page. */
	readonly waiting?: WaitingList;
}

export interface PageEntry {
	readonly label: string;
	readonly icon: IconName;
	/** The text about the page on its card, in common words. */
	readonly contents?: string;
}
