import * as Type from 'typebox';
import { Cursor, Id, strict } from './text.ts';

/** Version of an item that staff edit (optimistic lock). */
export const Version = Type.Integer({ minimum: 1 });
/** The number of affected coming visits that staff have seen. Where there are more, `bookings_unseen`. */
export const SeenVisits = Type.Integer({ minimum: 0 });
export const ById = strict({ id: Id });
/** Rows per page, 1 to 100, as text because it is a query parameter. */
export const PageLimit = Type.String({ pattern: '^(?:[1-9]\\d?|100)$' });
export const PageQuery = { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) };
/** A page of a list: its rows, and the cursor of the next one; absent on the last. */
export const pageOf = <T extends Type.TSchema>(row: T) =>
	Type.Object({ data: Type.Array(row), nextCursor: Type.Optional(Type.String()) });

/** A new position in a list, up to 999, with the version that was read. */
const placeFrom = (minimum: number) =>
	strict({ id: Id, order: Type.Integer({ minimum, maximum: 999 }), version: Version });
export type Place = Type.Static<ReturnType<typeof placeFrom>>;
/** The positions of one reordering, limited by a transaction's size. `first` is the lowest position of the list. */
export const placesFrom = (first: number) =>
	strict({ places: Type.Array(placeFrom(first), { minItems: 1, maxItems: 45 }) });
