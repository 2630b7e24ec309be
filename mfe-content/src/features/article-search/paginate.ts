import { ARTICLES_A_PAGE as PAGE_SIZE } from '@tulia/contracts/list-page';

export interface PaginatedList<T> {
	readonly items: readonly T[];
	/** 1-based. */
	readonly page: number;
	/** At least 1. */
	readonly pageCount: number;
}

/** One page of a list; a number out of range becomes the nearest page. */
export function paginate<T>(list: readonly T[], wanted: number): PaginatedList<T> {
	const pageCount = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
	const page = Math.min(Math.max(1, wanted), pageCount);
	return { items: list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pageCount };
}

/** The page number of an address parameter; 1 if it is missing or invalid. */
export const pageIn = (text: string | null): number => (text && /^\d{1,6}$/.test(text) ? Number(text) : 1);
