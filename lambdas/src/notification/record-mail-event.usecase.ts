import type { JobStore } from './job-store.ts';
import type { MailEvent } from './mail-event.ts';
import type { MailStateStore } from './mail-state.ts';
import type { RecipientStore } from './recipient.ts';
import type { ReminderStore } from './reminder-store.ts';

export interface RecordMailEventDeps {
	readonly jobs: Pick<JobStore, 'recordAccepted'>;
	readonly reminders: Pick<ReminderStore, 'find' | 'recordAccepted'>;
	readonly mails: MailStateStore;
	readonly recipients: Pick<RecipientStore, 'flagUndeliverable'>;
}

/**
 * Notes what the mail service tells. Any event of an attempt proves that it accepted the mail, which is what a sender
 * that fell silent could not say: so the job or reminder is done (promise N3). Hearing an event twice changes nothing.
 */
export const recordMailEvent =
	({ jobs, reminders, mails, recipients }: RecordMailEventDeps) =>
	async (event: MailEvent): Promise<void> => {
		const { kind, appointmentId, version, attempt, messageId, at, progress } = event;
		if (event.jobId !== undefined) await jobs.recordAccepted(event.jobId, attempt);
		if (kind === 'reminder') await reminders.recordAccepted(appointmentId, version, attempt);
		await mails.record(appointmentId, kind, { state: progress, at, messageId, version, attempt });
		if (!event.isUndeliverable) return;
		const appointment = await reminders.find(appointmentId);
		if (appointment) await recipients.flagUndeliverable(appointment.userId, at);
	};
