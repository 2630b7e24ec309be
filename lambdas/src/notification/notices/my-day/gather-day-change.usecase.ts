import type { NoticeChoiceStore } from '../../../my-day/notices/notice-choice.ts';
import type { JobResult, JobWork } from '../../job/job-result.ts';
import type { GatheredChanges } from './gathered-changes.ts';
import { noticeDueAt } from './notice-due.ts';

export interface GatherDayChangeDeps {
	readonly choices: Pick<NoticeChoiceStore, 'find'>;
	readonly gathered: Pick<GatheredChanges, 'add'>;
	readonly now: () => Date;
}

/** The result of a job whose change was to be collected. */
const GATHERED: Record<Awaited<ReturnType<GatheredChanges['add']>>, JobResult> = {
	added: { kind: 'finished', state: 'done', reason: 'Gathered' },
	closed: { kind: 'retry', reason: 'NoticeTold' },
	overtaken: { kind: 'wait', reason: 'Overtaken' },
	full: { kind: 'finished', state: 'obsolete', reason: 'Full' },
};

/** Adds a change to the psychologist's next notice, unless they want none or made the change (promise N23). */
export const gatherDayChange =
	({ choices, gathered, now }: GatherDayChangeDeps): JobWork =>
	async (job) => {
		const { change } = job;
		const choice = change && (await choices.find(change.psychologistId));
		if (!choice || choice.channel === 'none') return { kind: 'finished', state: 'untold' };
		if (choice.userId === change.actor) return { kind: 'finished', state: 'untold', reason: 'OwnDoing' };
		const due = noticeDueAt(change, now());
		if (!due) return { kind: 'finished', state: 'obsolete', reason: 'Over' };
		return GATHERED[await gathered.add({ psychologistId: change.psychologistId, due }, job, now())];
	};
