import type { NotifiedAppointment } from '../../../appointment/mail/reminder.ts';
import type { Job } from '../../../outbox/job.ts';
import type { AppointmentMailKind } from '../../../outbox/notices.ts';

/** What an appointment must be for the notice to be true. */
const TRUE_OF: Record<AppointmentMailKind, string> = {
	confirmation: 'confirmed',
	reminder: 'confirmed',
	moved: 'confirmed',
	cancelled: 'cancelled',
};

/** Cancelled, or moved again: the notice of that change tells what is true now. */
export const isOvertaken = (
	kind: AppointmentMailKind,
	{ status, ver }: NotifiedAppointment,
	{ refVersion }: Pick<Job, 'refVersion'>,
): boolean => status !== TRUE_OF[kind] || ver !== refVersion;
