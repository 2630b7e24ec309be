import { scheduleName } from '../../appointment/mail/reminder.ts';
import type { JobWork } from '../job/job-result.ts';
import type { ScheduleService } from './reminder-schedule.ts';

/**
 * Deletes the schedule of an obsolete version. A schedule that fires nevertheless is harmless: it finds a cancelled or
 * newer appointment.
 */
export const deleteSchedule =
	({ schedules }: { readonly schedules: Pick<ScheduleService, 'remove'> }): JobWork =>
	async ({ ref, refVersion }) => {
		await schedules.remove(scheduleName(ref, refVersion));
		return { kind: 'finished', state: 'done' };
	};
