import { scheduleName } from '../../appointment/reminder.ts';
import type { JobWork } from '../job/job-result.ts';
import type { ScheduleService } from './reminder-schedule.ts';

/** Deletes an obsolete schedule. A schedule that fires before its deletion finds a cancelled or newer appointment. */
export const deleteSchedule =
	({ schedules }: { readonly schedules: Pick<ScheduleService, 'remove'> }): JobWork =>
	async ({ ref, refVersion }) => {
		await schedules.remove(scheduleName(ref, refVersion));
		return { kind: 'finished', state: 'done' };
	};
