import type { WriteAppointmentMail } from './appointment-mail.usecase.ts';
import { type Deliver, orderOf } from './delivery.ts';
import type { Job } from './job.ts';
import { type JobWork, resultOf } from './job-result.ts';
import type { NotifiedAppointment } from './reminder.ts';
import type { ReminderStore } from './reminder-store.ts';

export interface SendConfirmationDeps {
	readonly appointments: Pick<ReminderStore, 'find'>;
	readonly write: WriteAppointmentMail;
	readonly deliver: Deliver;
	readonly now: () => Date;
}

/** Mails the ticket. */
export const sendConfirmation =
	({ appointments, write, deliver, now }: SendConfirmationDeps): JobWork =>
	async (job) => {
		const appointment = await appointments.find(job.ref);
		if (!appointment || isOvertaken(appointment, job)) return { kind: 'finished', state: 'obsolete' };
		// A confirmation of a visit that has begun would only confuse; staff see that it failed.
		if (Date.parse(appointment.startAt) <= now().getTime())
			return { kind: 'finished', state: 'dead', reason: 'Started' };
		return resultOf(await deliver(orderOf(job, 'confirmation', write('confirmation', appointment))));
	};

/** Cancelled, or moved: the mail of that change tells what is true now. */
const isOvertaken = ({ status, ver }: NotifiedAppointment, { refVersion }: Job): boolean =>
	status !== 'confirmed' || ver !== refVersion;
