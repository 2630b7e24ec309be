/**
 * The pages of the list of articles. Their number is the only query parameter for which prerendered HTML exists. In a
 * file of its own, because the smallest script of the site bundles it, too.
 */

/** How many articles a page shows (R27). */
export const ARTICLES_A_PAGE = 6;

export const LIST_PATH = '/blogs';

/** The query parameter with the number of the page. */
export const PAGE_PARAMETER = 'page';

/** Matches the numbers from 2 on: the address of the first page has no number. */
export const LATER_PAGE = '[2-9]|[1-9][0-9]{1,3}';

const LATER = new RegExp(`^\\?${PAGE_PARAMETER}=(${LATER_PAGE})$`);

/** The address of a page; the first is 1. */
export const listPageAddress = (page: number): string =>
	page > 1 ? `${LIST_PATH}?${PAGE_PARAMETER}=${page}` : LIST_PATH;

/** The page of the list that has prerendered HTML for this query; the first for any other query. */
export const prerenderedListPage = (search: string): number => Number(LATER.exec(search)?.[1] ?? 1);

/** The address of the prerendered HTML: the path, and the number of a list page. */
export const prerenderedAddress = ({
	pathname,
	search,
}: {
	readonly pathname: string;
	readonly search: string;
}): string => (pathname === LIST_PATH ? listPageAddress(prerenderedListPage(search)) : pathname);
