import { scheduleName } from '../../appointment/mail/reminder.ts';
import type { JobWork } from '../job/job-result.ts';
import type { ScheduleService } from './reminder-schedule.ts';

/**
 * Deletes the schedule of an obsolete version. Nothing depends on it: a schedule that fires all the same finds a
 * cancelled or newer appointment and does nothing.
 */
export const deleteSchedule =
	({ schedules }: { readonly schedules: Pick<ScheduleService, 'remove'> }): JobWork =>
	async ({ ref, refVersion }) => {
		await schedules.remove(scheduleName(ref, refVersion));
		return { kind: 'finished', state: 'done' };
	};
