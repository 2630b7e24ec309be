import type { LazyPage } from '@tulia/platform';
import type { IconName } from '@tulia/ui';
import type { WaitingList } from '../lib/lists/waiting.ts';
import type { RouteRoles } from '../lib/page/use-may-call.ts';

/** A staff page: what menu, routes, roles, tabs, cards and breadcrumbs need. */
export interface StaffPage {
	/** The pattern of its address. */
	readonly path: string;
	readonly Page: LazyPage;
	/** The endpoint that the page needs: roles that may not call it get no link to it. */
	readonly opens: RouteRoles;
	/** For psychologists only. */
	readonly isOwn?: true;
	/** Makes it an entry of the menu, or a card of Centre. */
	readonly entry?: PageEntry;
	/** The path of its entry, if not the one above it by address. */
	readonly within?: string;
	/** Its title among the pages of its entry; a page without a tab is linked from one of them. */
	readonly tab?: string;
	/** What waits there, as the menu counts it. */
	readonly waiting?: WaitingList;
}

export interface PageEntry {
	readonly label: string;
	readonly icon: IconName;
	/** The contents listed on its card, in common words. */
	readonly contents?: string;
}
