import type { Deliver, Delivery } from './delivery.ts';
import type { Job } from './job.ts';
import type { JobResult, JobWork } from './job-result.ts';
import type { NotifiedAppointment } from './reminder.ts';
import type { ReminderStore } from './reminder-store.ts';

export interface SendConfirmationDeps {
	readonly appointments: Pick<ReminderStore, 'find'>;
	readonly deliver: Deliver;
	readonly now: () => Date;
}

/** Mails the ticket. */
export const sendConfirmation =
	({ appointments, deliver, now }: SendConfirmationDeps): JobWork =>
	async (job) => {
		const appointment = await appointments.find(job.ref);
		if (!appointment || isOvertaken(appointment, job)) return { kind: 'finished', state: 'obsolete' };
		// A confirmation of a visit that has begun would only confuse; staff see that it failed.
		if (Date.parse(appointment.startAt) <= now().getTime())
			return { kind: 'finished', state: 'dead', reason: 'Started' };
		return resultOf(
			await deliver({
				kind: 'confirmation',
				appointment,
				attempt: job.attempts,
				jobId: job.id,
				lease: job.lease,
			}),
		);
	};

/** Cancelled, or moved: the mail of that change tells what is true now. */
const isOvertaken = ({ status, ver }: NotifiedAppointment, { refVersion }: Job): boolean =>
	status !== 'confirmed' || ver !== refVersion;

function resultOf(delivery: Delivery): JobResult {
	switch (delivery.kind) {
		case 'accepted':
			return { kind: 'finished', state: 'done', messageId: delivery.messageId };
		case 'suppressed':
			return { kind: 'finished', state: 'suppressed' };
		case 'impossible':
			return { kind: 'finished', state: 'dead', reason: delivery.reason };
		case 'refused':
			return { kind: 'retry', reason: delivery.reason };
		case 'unknown':
			return { kind: 'wait', reason: delivery.reason };
	}
}
