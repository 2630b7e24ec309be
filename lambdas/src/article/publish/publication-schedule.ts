import { missingParts } from '@tulia/contracts/article/missing-parts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { ArticleDraft, PublicationSchedule, ScheduledDraft } from '../draft.ts';

/** Further ahead is a typing mistake in the year. */
const FURTHEST_MS = 366 * 24 * 60 * 60 * 1000;

const refuseTime = (message: string) => refuse('invalid_request', { errors: [{ field: 'at', message }] });

/** The draft with its time of publication. It must be complete now, and the time in the future. */
export function scheduleDraft(
	draft: ArticleDraft,
	schedule: PublicationSchedule,
	now: Date,
): Result<ScheduledDraft, 'invalid_request' | 'still_published'> {
	if (draft.state === 'published') return refuse('still_published');
	const errors = missingParts(draft);
	if (errors.length > 0) return refuse('invalid_request', { errors });
	const ahead = Date.parse(schedule.at) - now.getTime();
	if (!(ahead > 0)) return refuseTime('Choose a time that is still to come');
	if (ahead > FURTHEST_MS) return refuseTime('Choose a time within a year');
	return ok({ ...draft, schedule, ...changedAt(draft, now) });
}

const changedAt = ({ version }: ArticleDraft, now: Date) => ({ updatedAt: now.toISOString(), version: version + 1 });

/** The draft without a time of publication. */
export const unscheduleDraft = (draft: ArticleDraft, now: Date): ArticleDraft => ({
	...withoutSchedule(draft),
	...changedAt(draft, now),
});

const withoutSchedule = ({ schedule: _taken, ...draft }: ArticleDraft): ArticleDraft => draft;

/** The draft after its time came while parts were missing: not published, and the editor shows why. */
export const missSchedule = (draft: ArticleDraft, schedule: PublicationSchedule, now: Date): ArticleDraft => ({
	...draft,
	schedule: { ...schedule, isMissed: true },
	...changedAt(draft, now),
});

/** What a due job of publication does. The job of a moved or cancelled time is obsolete. */
export function dueSchedule(draft: ArticleDraft | undefined, jobId: string): PublicationSchedule | undefined {
	const { state, schedule } = draft ?? {};
	return state === 'draft' && schedule?.jobId === jobId && !schedule.isMissed ? schedule : undefined;
}
