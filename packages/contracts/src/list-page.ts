/**
 * The pages of the list of articles. Alone of all queries the number of such a page is part of the address of prerendered HTML;
 * apart from the other addresses, because the smallest script of the site reads it, too.
 */

/** How many articles a page shows (R27). */
export const ARTICLES_A_PAGE = 6;

export const LIST_PATH = '/blogs';

/** What the query is called that says which page. */
export const PAGE_PARAMETER = 'page';

/** The first page has the address without a number. */
export const LATER_PAGE = '[2-9]|[1-9][0-9]{1,3}';

const LATER = new RegExp(`^\\?${PAGE_PARAMETER}=(${LATER_PAGE})$`);

/** The address of a page, from 1. */
export const listPageAddress = (page: number): string =>
	page > 1 ? `${LIST_PATH}?${PAGE_PARAMETER}=${page}` : LIST_PATH;

/** Which page of the list there is prerendered HTML of; the first for a query that says anything else, or more. */
export const prerenderedListPage = (search: string): number => Number(LATER.exec(search)?.[1] ?? 1);

/** The part of an address that prerendered HTML is made for. */
export const prerenderedAddress = ({
	pathname,
	search,
}: {
	readonly pathname: string;
	readonly search: string;
}): string => (pathname === LIST_PATH ? listPageAddress(prerenderedListPage(search)) : pathname);
