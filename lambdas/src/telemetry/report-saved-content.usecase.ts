import type { SavedRead } from '@tulia/contracts/telemetry/schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts';

export interface ReportSavedContentDeps {
	readonly limits: VisitorLimits;
	readonly now: () => Date;
	/** Increments the metric of the alarm. */
	readonly count: (read: SavedRead, times: number) => void;
}

/** Counts how often visitors saw saved content because a response was missing (rule 3). Stores nothing about them. */
export const reportSavedContent =
	({ limits, now, count }: ReportSavedContentDeps) =>
	async ({
		body,
		viewer,
	}: RequestFor<'reportSavedContent', 'body' | 'viewer'>): Promise<ResultFor<'reportSavedContent'>> => {
		const admitted = await limits.admit({ kind: 'saved_content', viewer, now: now() });
		if (!admitted.ok) return admitted;
		for (const { read, count: times } of body.uses) count(read, times);
		return ok(null);
	};
