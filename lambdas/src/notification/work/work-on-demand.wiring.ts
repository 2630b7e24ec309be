import type { JobType } from '../../outbox/job.ts';
import { memoizeAsync } from '../../platform/memoize-async.ts';
import { onDemand } from '../../platform/on-demand.ts';
import type { JobWork } from './job-result.ts';

/** The work of some types of jobs, loaded with the first job of one of them. */
export function workOnDemand<const T extends JobType>(
	types: readonly T[],
	load: () => Promise<{ readonly [Type in T]: JobWork }>,
): { readonly [Type in T]: JobWork } {
	const loaded = memoizeAsync(load);
	const work = {} as { [Type in T]: JobWork };
	for (const type of types) work[type] = onDemand(async () => (await loaded())[type]);
	return work;
}
