import * as Type from 'typebox';
import { Cursor, Id, strict } from './text.ts';

/** What staff read and change. Every change names the version it was made on; of two at once one is refused. */
export const Version = Type.Integer({ minimum: 1 });
/** How many coming visits staff have read that the change concerns. Where it concerns more, it is refused with `bookings_unseen`. */
export const SeenVisits = Type.Integer({ minimum: 0 });
export const ById = strict({ id: Id });
/** Rows per page, 1 to 100, as text because it travels in the query string. */
export const PageLimit = Type.String({ pattern: '^(?:[1-9]\\d?|100)$' });
export const PageQuery = { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) };
/** A page of a list: its rows, and where the next one begins; absent on the last. */
export const pageOf = <T extends Type.TSchema>(row: T) =>
	Type.Object({ data: Type.Array(row), nextCursor: Type.Optional(Type.String()) });

/** The place something gets in its list, up to 999, and the version it was seen in. */
const placeFrom = (minimum: number) =>
	strict({ id: Id, order: Type.Integer({ minimum, maximum: 999 }), version: Version });
export type Place = Type.Static<ReturnType<typeof placeFrom>>;
/** All that get another place together: one transaction has room for so many. The first place of a list is the least its rows may have. */
export const placesFrom = (first: number) =>
	strict({ places: Type.Array(placeFrom(first), { minItems: 1, maxItems: 45 }) });
