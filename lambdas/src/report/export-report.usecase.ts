import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import { getIncomeReport, type IncomeReportDeps } from './income-report.usecase.ts';
import { getVisitReport, type VisitReportDeps } from './visit-report.usecase.ts';

export interface ExportReportDeps extends VisitReportDeps, IncomeReportDeps {
	/** Records the export in the audit. */
	readonly noteExport: (actor: string, at: Date) => Promise<void>;
}

export const exportReport =
	(deps: ExportReportDeps) =>
	async ({
		query,
		caller,
	}: RequestFor<'exportReport', 'query' | 'caller', 'userId'>): Promise<ResultFor<'exportReport'>> => {
		const [visits, income] = await Promise.all([getVisitReport(deps)({ query }), getIncomeReport(deps)({ query })]);
		if (!visits.ok) return visits;
		if (!income.ok) return income;
		// Loaded on demand: no other route needs its library.
		const { reportCsv } = await import('./report-csv.ts');
		const csv = reportCsv(visits.value, income.value);
		await deps.noteExport(caller.userId, deps.now());
		return ok({ fileName: `report-${query.from}-to-${query.to}.csv`, csv });
	};
