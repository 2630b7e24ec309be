import { knownRoute } from '@tulia/contracts/telemetry/route-pattern';
import type { WebVitalsReport } from '@tulia/contracts/telemetry/schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts';

export interface ReportWebVitalsDeps {
	readonly limits: VisitorLimits;
	readonly now: () => Date;
	/** Adds to the metrics of the dashboard. */
	readonly record: (report: WebVitalsReport) => void;
}

/** Records how fast a visit was. Stores nothing about the visitor. */
export const reportWebVitals =
	({ limits, now, record }: ReportWebVitalsDeps) =>
	async ({ body, viewer }: RequestFor<'reportWebVitals', 'body' | 'viewer'>): Promise<ResultFor<'reportWebVitals'>> => {
		const admitted = await limits.admit({ kind: 'web_vitals', viewer, now: now() });
		if (!admitted.ok) return admitted;
		record({ ...body, route: knownRoute(body.route) });
		return ok(null);
	};
