import { rolesOf, useLocation, useSessionUser } from '@tulia/platform';
import { waitingTogether } from '../lib/lists/waiting.ts';
import type { MenuEntry, MenuLink } from '../lib/page/menu-context.ts';
import type { StaffPage } from '../staff-pages/staff-page.ts';
import {
	cardsFor,
	isEntryOf,
	type MenuGroup,
	menuBeforeSession,
	menuFor,
	type OpenEntry,
	pageAt,
	type StaffReader,
	tabsAt,
} from '../staff-pages/staff-pages.ts';
import { useWaitingCounts } from './use-waiting-counts.ts';

export interface Menu {
	readonly groups: readonly { readonly label?: string | undefined; readonly entries: readonly MenuEntry[] }[];
	readonly tabs: readonly MenuLink[];
	readonly cards: readonly MenuEntry[];
}

const NOTHING = waitingTogether([]);

/** The menu before the session is known: without counts, and without a current entry. */
export const skeletonMenu: Menu = {
	groups: menuBeforeSession.map(({ label, entries }) => ({
		label,
		entries: entries.map((entry) => ({ ...entry, isCurrent: false, waiting: NOTHING })),
	})),
	tabs: [],
	cards: [],
};

/** The staff member of the session; without roles until the session is known. */
export function useReader(): StaffReader {
	const user = useSessionUser();
	return { roles: rolesOf(user), isPsychologist: user?.psychologistId !== undefined };
}

/** The menu of the session with the counts of waiting items, and the tabs of the current page. */
export function useMenu(isSkeleton: boolean): Menu {
	const { pathname } = useLocation();
	const reader = useReader();
	const counts = useWaitingCounts(isSkeleton ? [] : reader.roles);
	if (isSkeleton) return skeletonMenu;
	const here = pageAt(pathname);
	const waitingOn = (pages: readonly StaffPage[]) =>
		waitingTogether(pages.map(({ waiting }) => (waiting ? counts[waiting] : undefined)));
	const shown = (entry: OpenEntry): MenuEntry => ({
		...entry,
		isCurrent: isEntryOf(entry, here),
		waiting: waitingOn(entry.pages),
	});
	const tab = (page: StaffPage): MenuLink => ({
		to: page.path,
		label: page.tab ?? '',
		isCurrent: page === here,
		waiting: waitingOn([page]),
	});
	return {
		groups: menuFor(reader).map(({ label, entries }: MenuGroup) => ({ label, entries: entries.map(shown) })),
		tabs: here ? tabsAt(here, reader).map(tab) : [],
		cards: cardsFor(reader).map(shown),
	};
}
