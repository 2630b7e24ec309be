import { dayOf } from '@tulia/centre/clock';
import { isDay } from '@tulia/centre/day';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { cursorIn, placeIn } from '../platform/table/cursor.ts';
import type { AuditStore } from './audit-store.ts';
import { openedRequest } from './audited-request.items.ts';
import { type NamesOfThings, namedThings } from './named-things.ts';

const PAGE = 50;
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[A-Za-z0-9-]{1,64}$/;

export interface ListAuditDeps {
	readonly audit: AuditStore;
	readonly names: NamesOfThings;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'decrypt'>>;
	readonly now: () => Date;
}

/** Who did what on a day, newest first. Names are looked up now: the audit holds ids, and of closed accounts no name. */
export const listAudit =
	({ audit, names, openCipher, now }: ListAuditDeps) =>
	async ({ query }: RequestFor<'listAudit', 'query'>): Promise<ResultFor<'listAudit'>> => {
		const { date: day = dayOf(now()), actor, object, cursor, limit = String(PAGE) } = query;
		if (!isDay(day))
			return refuse('invalid_request', { errors: [{ field: 'date', message: 'This day is not in the calendar' }] });
		const list = `audit ${day}`;
		const before = placeIn(list, cursor, PLACE);
		if (!before.ok) return before;
		const count = Number(limit);
		const found = await audit.newestOf({ day, actor, object, before: before.value, count: count + 1 });
		const rows = found.slice(0, count);
		const { nameOf, nameThing } = await namedThings(rows, names);
		const cipher = rows.some(({ request }) => request) ? await openCipher() : undefined;
		const last = rows.at(-1);
		return ok({
			data: rows.map((record) => {
				const { id, at, action, object: what, merged, moved, request } = record;
				const thing = nameThing(record);
				return {
					...{ id, at, action, object: what },
					actor: { id: record.actor, ...nameOf(record.actor) },
					...(thing === undefined ? {} : { thing }),
					...(moved === undefined ? {} : { moved }),
					...(merged === undefined ? {} : { merged }),
					...(request && cipher ? { request: openedRequest(request, id, cipher) } : {}),
				};
			}),
			...(last && found.length > count ? { nextCursor: cursorIn(list, last.place) } : {}),
		});
	};
