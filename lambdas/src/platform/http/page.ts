import { ok, type Result, refuse } from './result.ts';

const ROWS = 20;

/** The part of a list somebody asks for. */
export interface PageRequest {
	/** Rows at most. */
	readonly limit: number;
	/** Where the page before ended; undefined: from the beginning. */
	readonly cursor: string | undefined;
}

export interface Page<Row> {
	readonly rows: readonly Row[];
	/** Where the next page begins; undefined on the last one. */
	readonly nextCursor: string | undefined;
}

/** What a query string asks for: 20 rows unless it says otherwise. */
export const pageRequest = ({ cursor, limit }: { cursor?: string; limit?: string }): PageRequest => ({
	cursor,
	limit: limit === undefined ? ROWS : Number(limit),
});

/** A page as the contract answers it; `undefined` is what a store says of a cursor that is no place in its list. */
export function pageAnswer<Row>(
	page: Page<Row> | undefined,
): Result<{ data: Row[]; nextCursor?: string }, 'invalid_request'> {
	if (!page) return refuse('invalid_request', { errors: [{ field: 'cursor', message: 'This is not valid' }] });
	const { rows, nextCursor } = page;
	return ok({ data: [...rows], ...(nextCursor === undefined ? {} : { nextCursor }) });
}
