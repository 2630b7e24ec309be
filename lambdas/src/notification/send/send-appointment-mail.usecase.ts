import type { AppointmentJobMail } from '../../appointment/mail/mail-kind.ts';
import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import type { Job } from '../../outbox/job.ts';
import type { ReminderStore } from '../mail-events/reminder-store.ts';
import { type JobWork, resultOf } from '../work/job-result.ts';
import type { WriteAppointmentMail } from './appointment-mail.usecase.ts';
import { type Deliver, orderOf } from './delivery.ts';

export interface SendAppointmentMailDeps {
	readonly appointments: Pick<ReminderStore, 'find'>;
	readonly writeMail: WriteAppointmentMail;
	readonly deliver: Deliver;
	readonly now: () => Date;
}

/** What an appointment must be for the mail to be true. */
const TRUE_OF: Record<AppointmentJobMail, string> = {
	confirmation: 'confirmed',
	moved: 'confirmed',
	cancelled: 'cancelled',
};

/** Mails the ticket, its new time, or its end, as the appointment stands now; staff may have the same done again. */
export const sendAppointmentMail =
	({ appointments, writeMail, deliver, now }: SendAppointmentMailDeps): ((kind: AppointmentJobMail) => JobWork) =>
	(kind) =>
	async (job) => {
		const appointment = await appointments.find(job.ref);
		if (!appointment || isOvertaken(kind, appointment, job)) return { kind: 'finished', state: 'obsolete' };
		// To invite to a visit that has begun would only confuse; staff see that the mail failed.
		if (kind !== 'cancelled' && Date.parse(appointment.startAt) <= now().getTime())
			return { kind: 'finished', state: 'dead', reason: 'Started' };
		return resultOf(await deliver(orderOf(job, kind, writeMail(kind, appointment))));
	};

/** Cancelled, or moved again: the mail of that change tells what is true now. */
const isOvertaken = (
	kind: AppointmentJobMail,
	{ status, ver }: NotifiedAppointment,
	{ refVersion }: Pick<Job, 'refVersion'>,
): boolean => status !== TRUE_OF[kind] || ver !== refVersion;
