import { ok, type Result, refuse } from '../http/result.ts';

const ROWS = 20;

export interface PageRequest {
	readonly limit: number;
	/** Where the previous page ended; undefined for the first page. */
	readonly cursor: string | undefined;
}

export interface Page<Row> {
	readonly rows: readonly Row[];
	/** Where the next page begins; undefined on the last page. */
	readonly nextCursor: string | undefined;
}

/** The page that a query string requests; 20 rows by default. */
export const pageRequest = ({ cursor, limit }: { cursor?: string; limit?: string }): PageRequest => ({
	cursor,
	limit: limit === undefined ? ROWS : Number(limit),
});

/** A page in the shape of the contract; a store returns `undefined` for a cursor that does not belong to its list. */
export function pageAnswer<Row>(
	page: Page<Row> | undefined,
): Result<{ data: Row[]; nextCursor?: string }, 'invalid_request'> {
	if (!page) return refuse('invalid_request', { errors: [{ field: 'cursor', message: 'This is not valid' }] });
	const { rows, nextCursor } = page;
	return ok({ data: [...rows], ...(nextCursor === undefined ? {} : { nextCursor }) });
}
