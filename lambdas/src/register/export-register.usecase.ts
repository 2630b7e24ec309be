import { dayOf } from '@tulia/centre/clock';
import type { AuditEntry } from '../platform/audit-entry.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { RegisterDeps } from './change-entry.usecase.ts';
import { countsOf, orderedBreaches, orderedRequests } from './register-entry.ts';

interface ExportRegisterDeps extends RegisterDeps {
	readonly recordAudit: (entry: AuditEntry) => Promise<void>;
}

/** A register as a file. The export is recorded in the audit before the response. */
export const exportRegister =
	(deps: ExportRegisterDeps) =>
	async ({ query, caller }: RequestFor<'exportRegister', 'query' | 'caller'>): Promise<ResultFor<'exportRegister'>> => {
		const now = deps.now();
		// Loaded on demand: no other route needs its library.
		const { breachesCsv, requestsCsv } = await import('./register-csv.ts');
		const csv =
			query.register === 'breaches'
				? breachesCsv(orderedBreaches(await deps.registers.list('breaches'), now))
				: requestsCsv(orderedRequests(await deps.registers.list('requests'), now));
		const id = deps.newId(now);
		await deps.recordAudit({ id, actor: caller.userId, action: 'register_exported', object: query.register, at: now });
		const name = query.register === 'breaches' ? 'breaches' : 'data-requests';
		return ok({ fileName: `${name}-${dayOf(now)}.csv`, csv });
	};

/** How many entries of both registers are open, and how many of them overdue. */
export const countRegisters =
	({ registers, now }: RegisterDeps) =>
	async (): Promise<ResultFor<'countRegisters'>> => {
		const [breaches, requests] = await Promise.all([registers.list('breaches'), registers.list('requests')]);
		return ok(countsOf(breaches, requests, now()));
	};
