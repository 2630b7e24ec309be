import { dayOf } from '@tulia/centre/clock';
import { isDay } from '@tulia/centre/day';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { cursorIn, placeIn } from '../platform/table/cursor.ts';
import type { AuditStore } from './audit-store.ts';
import { openedRequest } from './audited-request.items.ts';

const PAGE = 50;
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[A-Za-z0-9-]{1,64}$/;

export interface ListAuditDeps {
	readonly audit: AuditStore;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'decrypt'>>;
	readonly now: () => Date;
}

/** Who did what on a day, newest first. Names are looked up now: the audit holds ids, and of closed accounts no name. */
export const listAudit =
	({ audit, openCipher, now }: ListAuditDeps) =>
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
		const names = await audit.namesOf(rows.map((one) => one.actor));
		const cipher = rows.some(({ request }) => request) ? await openCipher() : undefined;
		const last = rows.at(-1);
		return ok({
			data: rows.map(({ id, at, actor: who, action, object: what, merged, request }) => {
				const name = names.get(who);
				return {
					...{ id, at, action, object: what },
					actor: { id: who, ...(name === undefined ? {} : { name }) },
					...(merged === undefined ? {} : { merged }),
					...(request && cipher ? { request: openedRequest(request, id, cipher) } : {}),
				};
			}),
			...(last && found.length > count ? { nextCursor: cursorIn(list, last.place) } : {}),
		});
	};
