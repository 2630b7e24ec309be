import type { promisePage } from '../../newsletter-issue/promise-page.usecase.ts';
import type { JobWork } from '../work/job-result.ts';

/** Promises one page of an issue its mails, as a job. `ref`: the issue, `refVersion`: the page. */
export const promisePageWork =
	(promise: ReturnType<typeof promisePage>): JobWork =>
	async ({ ref, refVersion }) => {
		const outcome = await promise(ref, refVersion);
		return { kind: 'finished', state: outcome === 'promised' ? 'done' : 'obsolete', reason: outcome };
	};
