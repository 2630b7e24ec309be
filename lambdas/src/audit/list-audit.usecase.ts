import { actionsOn } from '@tulia/contracts/audit/actions';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import { cursorIn, placeIn } from '../platform/lists/cursor.ts';
import { auditDays } from './audit-days.ts';
import type { AuditStore } from './audit-store.ts';
import { newestOfDays } from './newest-of-days.ts';
import { type ShowEntriesDeps, showEntries } from './show-entries.usecase.ts';

const PAGE = 50;
/** An instant and an id. */
export const PLACE_IN_AUDIT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[A-Za-z0-9-]{1,64}$/;

export interface ListAuditDeps extends ShowEntriesDeps {
	readonly audit: AuditStore;
	readonly now: () => Date;
}

/** Who did what on one or several days, newest first. */
export const listAudit =
	(deps: ListAuditDeps) =>
	async ({ query }: RequestFor<'listAudit', 'query'>): Promise<ResultFor<'listAudit'>> => {
		const { actor, object, thing, cursor, limit = String(PAGE) } = query;
		const days = auditDays(query, deps.now());
		const list = `audit ${days[0]} ${days.length}`;
		const before = placeIn(list, cursor, PLACE_IN_AUDIT);
		if (!before.ok) return before;
		const count = Number(limit);
		const actions = thing && actionsOn(thing);
		const wanted = { days: days, actor, object, actions, before: before.value };
		const found = await newestOfDays(deps.audit, { ...wanted, count: count + 1 });
		const rows = found.slice(0, count);
		const last = rows.at(-1);
		return ok({
			data: await showEntries(deps, rows),
			...(last && found.length > count ? { nextCursor: cursorIn(list, last.place) } : {}),
		});
	};
