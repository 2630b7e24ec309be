import * as Type from 'typebox';
import { Cursor, Id, strict } from './text.ts';

/** What staff read and change. Every change names the version it was made on; of two at once one is refused. */
export const Version = Type.Integer({ minimum: 1 });
export const ById = strict({ id: Id });
/** Rows per page, 1 to 100, as text because it travels in the query string. */
export const PageLimit = Type.String({ pattern: '^(?:[1-9]\\d?|100)$' });
export const PageQuery = { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) };
/** A page of a list: its rows, and where the next one begins; absent on the last. */
export const pageOf = <T extends Type.TSchema>(row: T) =>
	Type.Object({ data: Type.Array(row), nextCursor: Type.Optional(Type.String()) });
