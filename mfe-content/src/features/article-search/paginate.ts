import { ARTICLES_A_PAGE as PAGE_SIZE } from '@tulia/contracts/list-page';

export interface PaginatedList<T> {
	readonly items: readonly T[];
	/** From 1. */
	readonly page: number;
	/** At least 1. */
	readonly pageCount: number;
}

/** One page of a list. A page that does not exist, as in an old address, is the nearest that does. */
export function paginate<T>(list: readonly T[], wanted: number): PaginatedList<T> {
	const pageCount = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
	const page = Math.min(Math.max(1, wanted), pageCount);
	return { items: list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pageCount };
}

/** The page an address asks for; the first when it asks for none, or for something that is no page. */
export const pageIn = (text: string | null): number => (text && /^\d{1,6}$/.test(text) ? Number(text) : 1);
