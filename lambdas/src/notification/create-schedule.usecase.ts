import type { JobWork } from './job-result.ts';
import { scheduleName } from './reminder.ts';
import { reminderMessage } from './reminder-message.ts';
import type { ScheduleService } from './reminder-schedule.ts';
import type { ReminderStore } from './reminder-store.ts';

export interface CreateScheduleDeps {
	readonly appointments: Pick<ReminderStore, 'find'>;
	readonly schedules: ScheduleService;
}

/**
 * Asks the scheduler to wake the reminder. Running twice is harmless, the name is the identity; running never is too,
 * because the sweep finds reminders that no schedule delivered. So a time that is already gone ends the job.
 */
export const createSchedule =
	({ appointments, schedules }: CreateScheduleDeps): JobWork =>
	async ({ ref, refVersion }) => {
		const appointment = await appointments.find(ref);
		const isWanted =
			appointment?.status === 'confirmed' && appointment.ver === refVersion && appointment.reminder.state === 'pending';
		if (!appointment || !isWanted) return { kind: 'finished', state: 'obsolete' };
		const outcome = await schedules.create({
			name: scheduleName(ref, refVersion),
			at: appointment.remindAt,
			message: reminderMessage(ref, refVersion),
		});
		return { kind: 'finished', state: outcome === 'past' ? 'obsolete' : 'done', reason: outcome };
	};
