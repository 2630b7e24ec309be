import { missingParts } from '@tulia/contracts/article/missing-parts';
import { retryOnVersionConflict } from '../../platform/table/version-conflict.ts';
import { type ArticleDraft, type PublicationSchedule, publishDraft } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';
import { dueSchedule, missSchedule } from './publication-schedule.ts';

export interface PublishScheduledDeps {
	readonly drafts: Pick<DraftStore, 'find' | 'publish' | 'missSchedule'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/**
 * `obsolete`: it was moved, cancelled, deleted, or is published already. `incomplete`: parts of it were removed since.
 */
type Outcome = 'published' | 'obsolete' | 'incomplete';

/**
 * Publishes the saved draft whose time has come. Idempotent: a published article has no time, so a second run finds
 * nothing to do.
 */
export const publishScheduled =
	(deps: PublishScheduledDeps) =>
	(articleId: string, jobId: string): Promise<Outcome> =>
		retryOnVersionConflict(async () => {
			const draft = await deps.drafts.find(articleId);
			const schedule = dueSchedule(draft, jobId);
			return draft && schedule ? publishOrMiss(deps, draft, schedule) : 'obsolete';
		});

/** Undefined when another saved meanwhile. */
async function publishOrMiss(
	{ drafts, now, newId }: PublishScheduledDeps,
	before: ArticleDraft,
	schedule: PublicationSchedule,
): Promise<Outcome | undefined> {
	const at = now();
	const act = { actor: schedule.by, at, auditId: newId(at) };
	if (missingParts(before).length > 0) {
		const isMissed = await drafts.missSchedule({ before, after: missSchedule(before, schedule, at), act });
		return isMissed ? 'incomplete' : undefined;
	}
	const isPublished = await drafts.publish({ before, after: publishDraft(before, at), act });
	return isPublished ? 'published' : undefined;
}
