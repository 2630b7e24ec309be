import { type FinishMerge, MERGE_SETTLED_MS } from '../../client-merge/finish-merge.usecase.ts';
import type { JobWork } from './job-result.ts';

/** What is left of a merge of two client records, as a job: retried until all has moved. `ref`: the record that ceased. */
export const mergeRecords =
	(finish: FinishMerge): JobWork =>
	async ({ ref }) =>
		(await finish(ref)) === 'done'
			? { kind: 'finished', state: 'done' }
			: { kind: 'retry', reason: 'NotYet', pauseMs: MERGE_SETTLED_MS };
