import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { matchPath } from '@tulia/platform';
import { mayCall } from '../lib/page/use-may-call.ts';
import { centrePage, centrePages } from './centre-pages.ts';
import type { PageEntry, StaffPage } from './staff-page.ts';
import { toDoPages } from './to-do-pages.ts';
import { todayPages } from './today-pages.ts';
import { websitePages } from './website-pages.ts';

/** The groups of the menu, in the order of a working day: visits, then tasks, then the website. */
const groups = [
	{ label: 'Today', pages: todayPages },
	{ label: 'To do', pages: toDoPages },
	{ label: 'Website', pages: websitePages },
] as const;

export const staffPages: readonly StaffPage[] = [...groups.flatMap(({ pages }) => pages), ...centrePages, centrePage];

/** The staff member of the session. */
export interface StaffReader {
	readonly roles: readonly StaffRole[];
	readonly isPsychologist: boolean;
}

/** An entry of the menu, or a card of Centre, for one staff member. */
export interface OpenEntry extends PageEntry {
	readonly to: string;
	/** The pages of the entry that the staff member may open: those with a tab, or those of all cards. */
	readonly pages: readonly StaffPage[];
}

export interface MenuGroup {
	/** The heading of a group in the menu; absent for a single entry. */
	readonly label?: string;
	readonly entries: readonly OpenEntry[];
}

const mayOpen = ({ opens, isOwn }: StaffPage, { roles, isPsychologist }: StaffReader): boolean =>
	mayCall(roles, opens) && (isPsychologist || isOwn !== true);

/** The page of an entry, and the pages that are its tabs. */
const tabbedPages = (entry: StaffPage): readonly StaffPage[] => [
	entry,
	...staffPages.filter(({ within, tab }) => within === entry.path && tab !== undefined),
];

const entriesOf = (pages: readonly StaffPage[], reader: StaffReader): readonly OpenEntry[] =>
	pages.flatMap((page) => {
		const open = page.entry ? tabbedPages(page).filter((one) => mayOpen(one, reader)) : [];
		return page.entry && open[0] ? [{ ...page.entry, to: open[0].path, pages: open }] : [];
	});

/** The cards of Centre that a staff member may open. */
export const cardsFor = (reader: StaffReader): readonly OpenEntry[] => entriesOf(centrePages, reader);

/**
 * The menu of a staff member. Entries they may not open and empty groups are left out, and if they may open a single
 * card of Centre, that card replaces Centre.
 */
export function menuFor(reader: StaffReader): readonly MenuGroup[] {
	const cards = cardsFor(reader);
	const centre = {
		...centrePage.entry,
		to: centrePage.path,
		pages: [centrePage, ...cards.flatMap(({ pages }) => pages)],
	};
	return [
		...groups.map(({ label, pages }) => ({ label, entries: entriesOf(pages, reader) })),
		{ entries: cards.length > 1 ? [centre] : cards },
	].filter(({ entries }) => entries.length > 0);
}

/** The page at an address. A literal path takes precedence over one with a parameter. */
export const pageAt = (pathname: string): StaffPage | undefined =>
	staffPages.find(({ path }) => matchPath(path, pathname));

/** The entry of a page: the page itself, the one it names, or the deepest one above it by address. */
export function entryOf(page: StaffPage): StaffPage | undefined {
	if (page.entry) return page;
	if (page.within) return staffPages.find(({ path }) => path === page.within);
	return staffPages
		.filter(({ path, entry }) => entry && page.path.startsWith(`${path}/`))
		.toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** Whether a page belongs to an entry of the menu. */
export const isEntryOf = ({ pages }: OpenEntry, page: StaffPage | undefined): boolean =>
	page !== undefined && pages.some((one) => one === page || one === entryOf(page));

/** The pages of the same entry as tabs, this page included. Empty if the page is the only one, or has no tab. */
export const tabsAt = (page: StaffPage, reader: StaffReader): readonly StaffPage[] => {
	const entry = page.tab === undefined ? undefined : entryOf(page);
	const open = entry ? tabbedPages(entry).filter((one) => mayOpen(one, reader)) : [];
	return open.length > 1 ? open : [];
};

/**
 * The breadcrumbs of a page, outermost first: Centre, and the entry that links to it. The heading names the page
 * itself.
 */
export function wayTo(page: StaffPage, reader: StaffReader): readonly OpenEntry[] {
	const [centre] = menuFor(reader).at(-1)?.entries ?? [];
	const own = entriesOf(staffPages, reader).find((entry) => entry.to !== centrePage.path && isEntryOf(entry, page));
	return [
		...(centre?.to === centrePage.path && page !== centrePage && isEntryOf(centre, page) ? [centre] : []),
		...(own && !own.pages.includes(page) ? [own] : []),
	];
}

/** The menu before the session is known, which is that of an owner. */
export const menuBeforeSession = menuFor({ roles: ['owner'], isPsychologist: false });

/** The start page of roles that have no dashboard: the page of their first entry. */
export const firstPathFor = (roles: readonly StaffRole[]): string | undefined =>
	menuFor({ roles, isPsychologist: true })[0]?.entries[0]?.to;
