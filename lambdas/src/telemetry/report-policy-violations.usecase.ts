import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts';
import { type PolicyViolation, violationsIn } from './policy-violations.ts';

export interface ReportPolicyViolationsDeps {
	readonly limits: VisitorLimits;
	readonly now: () => Date;
	/** Logs the violation, and increments the metric of the alarm. */
	readonly record: (violation: PolicyViolation) => void;
}

/** Records what the content security policy blocked in a browser. Addresses and samples in the report are dropped. */
export const reportPolicyViolations =
	({ limits, now, record }: ReportPolicyViolationsDeps) =>
	async ({
		body,
		viewer,
	}: RequestFor<'reportPolicyViolations', 'body' | 'viewer'>): Promise<ResultFor<'reportPolicyViolations'>> => {
		const admitted = await limits.admit({ kind: 'policy_violation', viewer, now: now() });
		if (!admitted.ok) return admitted;
		for (const violation of violationsIn(body)) record(violation);
		return ok(null);
	};
