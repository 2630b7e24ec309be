import type { NotifiedAppointment } from '../../../appointment/reminder.ts';
import type { Job } from '../../../outbox/job.ts';
import type { AppointmentMailKind } from '../../../outbox/notices.ts';

/** The status that an appointment must have for the notice to be true. */
const TRUE_OF: Record<AppointmentMailKind, string> = {
	confirmation: 'confirmed',
	reminder: 'confirmed',
	moved: 'confirmed',
	cancelled: 'cancelled',
};

/** Whether a later change of the appointment, which has a notice of its own, made this one untrue. */
export const isOvertaken = (
	kind: AppointmentMailKind,
	{ status, ver }: NotifiedAppointment,
	{ refVersion }: Pick<Job, 'refVersion'>,
): boolean => status !== TRUE_OF[kind] || ver !== refVersion;
