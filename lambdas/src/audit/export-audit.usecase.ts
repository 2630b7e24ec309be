import { actionsOn } from '@tulia/contracts/audit/actions';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { auditDays } from './audit-days.ts';
import type { ListAuditDeps } from './list-audit.usecase.ts';
import { newestOfDays } from './newest-of-days.ts';
import { showEntries } from './show-entries.usecase.ts';

const MOST = 5000;
/** Batch size of name look-ups. */
const NAMED = 500;

interface ExportAuditDeps extends ListAuditDeps {
	readonly noteExport: (actor: string, at: Date) => Promise<void>;
}

/** All pages of the list for the same days and filters, as a file. The export is audited before the response. */
export const exportAudit =
	(deps: ExportAuditDeps) =>
	async ({ query, caller }: RequestFor<'exportAudit', 'query' | 'caller'>): Promise<ResultFor<'exportAudit'>> => {
		const now = deps.now();
		const days = auditDays(query, now);
		const { actor, object, thing } = query;
		const wanted = { days, actor, object, actions: thing && actionsOn(thing), before: undefined };
		const found = await newestOfDays(deps.audit, { ...wanted, count: MOST + 1 });
		if (found.length > MOST)
			return refuse('date_not_bookable', { detail: 'These are too many for one file. Please ask for fewer days.' });
		// Loaded with the first export: no other route needs its library.
		const { auditHead, auditLines } = await import('./audit-csv.ts');
		let csv = auditHead();
		for (let from = 0; from < found.length; from += NAMED)
			csv += auditLines(await showEntries(deps, found.slice(from, from + NAMED)), now);
		await deps.noteExport(caller.userId, now);
		return ok({ fileName: fileNameOf(days), csv });
	};

function fileNameOf(days: readonly string[]): string {
	const [last, first] = [days[0], days.at(-1)];
	return first === last ? `audit-${last}.csv` : `audit-${first}-to-${last}.csv`;
}
