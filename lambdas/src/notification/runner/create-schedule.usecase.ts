import { MINUTE } from '@tulia/centre/durations';
import { scheduleName } from '../../appointment/reminder.ts';
import type { JobWork } from '../job/job-result.ts';
import { reminderMessage } from '../state/reminder-message.ts';
import type { ReminderStore } from '../state/reminder-store.ts';
import type { ScheduleService } from './reminder-schedule.ts';

export interface CreateScheduleDeps {
	readonly appointments: Pick<ReminderStore, 'find'>;
	readonly schedules: ScheduleService;
	readonly now: () => Date;
}

/** A time this near, in milliseconds, may be past when the scheduler reads it. */
const NEAR_MS = 5 * MINUTE;

/**
 * Creates the schedule of a reminder. Idempotent by the schedule's name. The sweep sends reminders without a schedule,
 * so that a time in the past simply ends the job.
 */
export const createSchedule =
	({ appointments, schedules, now }: CreateScheduleDeps): JobWork =>
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
		// The scheduler answers a wrong role or queue in the same way; taken as a past time, no reminder would ever be
		// scheduled again.
		if (outcome === 'past' && Date.parse(appointment.remindAt) > now().getTime() + NEAR_MS)
			return { kind: 'retry', reason: 'ScheduleRefused' };
		return { kind: 'finished', state: outcome === 'past' ? 'obsolete' : 'done', reason: outcome };
	};
