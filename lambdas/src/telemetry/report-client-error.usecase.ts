import { knownRoute } from '@tulia/contracts/telemetry/route-pattern';
import type { ClientErrorReport } from '@tulia/contracts/telemetry/schemas';
import { scrubErrorMessage } from '@tulia/contracts/telemetry/scrub-error-message';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts';

export interface ReportClientErrorDeps {
	readonly limits: VisitorLimits;
	readonly now: () => Date;
	/** Logs what happened where, and increments the metric of the alarm. */
	readonly record: (report: ClientErrorReport) => void;
}

/** Records an error of a browser. It is scrubbed again here, because the sender is untrusted. */
export const reportClientError =
	({ limits, now, record }: ReportClientErrorDeps) =>
	async ({
		body,
		viewer,
	}: RequestFor<'reportClientError', 'body' | 'viewer'>): Promise<ResultFor<'reportClientError'>> => {
		const admitted = await limits.admit({ kind: 'client_error', viewer, now: now() });
		if (!admitted.ok) return admitted;
		record({ ...body, route: knownRoute(body.route), message: scrubErrorMessage(body.message) });
		return ok(null);
	};
