import type { publishScheduled } from '../../article/publish/publish-scheduled.usecase.ts';
import type { JobWork } from './job-result.ts';

/** Puts a scheduled article on the site, as a job that is due then. `ref`: the article. */
export const publishArticleWork =
	(publish: ReturnType<typeof publishScheduled>): JobWork =>
	async ({ id, ref }) => {
		const outcome = await publish(ref, id);
		return { kind: 'finished', state: outcome === 'published' ? 'done' : 'obsolete', reason: outcome };
	};
