import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import { retryOnVersionConflict } from '../../platform/table/version-conflict.ts';
import { type ChangeArticleDeps, changeDraft } from './change-articles.usecase.ts';
import { scheduleDraft, unscheduleDraft } from './publication-schedule.ts';
import { staffArticle } from './staff-article.ts';

type ScheduleInput = RequestFor<'scheduleArticle', 'params' | 'body' | 'caller', 'userId'>;

/**
 * Schedules a draft, or reschedules it. A job due at that time and promised in the same transaction publishes it; the
 * job of an earlier time finds that it is outdated and does nothing.
 */
export const scheduleArticle =
	(deps: ChangeArticleDeps) =>
	async ({ params, body, caller }: ScheduleInput): Promise<ResultFor<'scheduleArticle'>> => {
		const jobId = deps.newId(deps.now());
		const schedule = { at: body.at, jobId, by: caller.userId };
		const target = { id: params.id, version: body.version, actor: caller.userId };
		return changeDraft(deps, target, {
			decide: (before, at) => scheduleDraft(before, schedule, at),
			write: deps.drafts.schedule,
		});
	};

type UnscheduleInput = RequestFor<'unscheduleArticle', 'params' | 'caller', 'userId'>;

/** Unschedules a draft, without a check of the version. Idempotent. */
export const unscheduleArticle =
	({ drafts, now, newId }: ChangeArticleDeps) =>
	async ({ params, caller }: UnscheduleInput): Promise<ResultFor<'unscheduleArticle'>> =>
		retryOnVersionConflict(async () => {
			const before = await drafts.find(params.id);
			if (!before) return refuse('not_found');
			if (!before.schedule) return ok(staffArticle(before));
			const at = now();
			const after = unscheduleDraft(before, at);
			const done = await drafts.unschedule({ before, after, act: { actor: caller.userId, at, auditId: newId(at) } });
			return done ? ok(staffArticle(after)) : undefined;
		});
