import type { MailProgress } from '../../../appointment/mail-state.ts';
import type { NoticeStateStore } from '../../../appointment/notice-state-store.ts';
import {
	mayRemind,
	type NotifiedAppointment,
	type ReminderRefusal,
	scheduleName,
} from '../../../appointment/reminder.ts';
import { log } from '../../../platform/log.ts';
import type { DeliverMail } from '../../channel/mail/deliver-mail.usecase.ts';
import type { WriteLetter } from '../../channel/mail/delivery.ts';
import { type Delivery, isUnsendable, TOO_SLOW } from '../../channel/mail/delivery.ts';
import { isLate, isOverdue, type MailMetrics } from '../../channel/mail/mail-metrics.ts';
import type { WriteMail } from '../../channel/mail/write-mail.usecase.ts';
import type { CarriedNotice, NoticeJobs } from '../../job/notice-jobs.usecase.ts';
import type { ClientChannels } from '../../recipient/client-channels.usecase.ts';
import type { FinalReminderState, ReminderStore } from '../../state/reminder-store.ts';

export interface SendReminderDeps {
	readonly reminders: ReminderStore;
	readonly mails: NoticeStateStore;
	readonly channels: Pick<ClientChannels, 'channelsOf' | 'reachesBySms'>;
	readonly noticeJobs: Pick<NoticeJobs, 'bySms'>;
	readonly letter: (appointment: NotifiedAppointment) => WriteLetter;
	readonly write: WriteMail;
	readonly deliver: DeliverMail;
	readonly now: () => Date;
	/** Raises the alarm that a reminder was given up: staff should phone the client. */
	readonly onGivenUp: () => void;
	readonly metrics: Pick<MailMetrics, 'reminder' | 'reminderOverdue'>;
}

type ReminderOutcome = Delivery['kind'] | ReminderRefusal | 'unknown_appointment' | 'by_sms' | 'too_slow';

/** `version`: that of the schedule; the sweep passes none, for the current one. */
export type SendReminder = (appointmentId: string, version?: number) => Promise<ReminderOutcome>;

/**
 * Sends the reminder of an appointment. Idempotent: the appointment is read again, and only one caller can claim its
 * reminder (promises N2 to N5). An SMS is promised as a job, which checks again.
 */
export const sendReminder =
	(deps: SendReminderDeps): SendReminder =>
	async (appointmentId, version) => {
		const outcome = await attemptReminder(deps, appointmentId, version);
		// A cold start may use up most of the lease to load code, which is loaded at the second attempt.
		return outcome === 'too_slow' ? attemptReminder(deps, appointmentId, version) : outcome;
	};

async function attemptReminder(
	deps: SendReminderDeps,
	appointmentId: string,
	version: number | undefined,
): Promise<ReminderOutcome> {
	const { reminders, channels, noticeJobs, now } = deps;
	const appointment = await reminders.find(appointmentId);
	if (!appointment) return 'unknown_appointment';
	const decision = mayRemind(appointment, version ?? appointment.ver, now());
	if (!decision.ok) {
		await END_REFUSED[decision.refusal]?.(deps, appointment);
		return decision.refusal;
	}
	const { mail, sms } = await channels.channelsOf(appointment.userId);
	// Before the claim: the SMS job has a fixed id, so a lost claim promises it once.
	if (sms) await noticeJobs.bySms(reminderNotice(appointment));
	return mail ? sendByMail(deps, appointment) : endWithoutMail(deps, appointment, sms);
}

async function sendByMail(deps: SendReminderDeps, appointment: NotifiedAppointment): Promise<ReminderOutcome> {
	const { reminders, channels, noticeJobs, letter, write, deliver, now } = deps;
	const claimed = await reminders.claim(appointment, now());
	if (!claimed) return 'in_flight';
	const { id: ref, ver: version } = claimed;
	const { attempt, lease } = claimed.reminder;
	const written = await write({ kind: 'reminder', ref, version, attempt, lease }, letter(claimed));
	const delivery = written.kind === 'written' ? await deliver(written) : written;
	if (isUnsendable(delivery) && (await channels.reachesBySms(claimed.userId)))
		await noticeJobs.bySms(reminderNotice(claimed));
	await conclude(deps, claimed, delivery);
	return delivery.kind === 'refused' && delivery.reason === TOO_SLOW ? 'too_slow' : delivery.kind;
}

const reminderNotice = ({ id, ver }: NotifiedAppointment): CarriedNotice<'reminder'> => ({
	name: scheduleName(id, ver),
	kind: 'reminder',
	ref: id,
	version: ver,
});

/** Ends the reminder of a client who gets SMS only, or no notices. */
async function endWithoutMail(
	{ reminders, mails, now, metrics }: SendReminderDeps,
	appointment: NotifiedAppointment,
	bySms: boolean,
): Promise<'by_sms' | 'untold'> {
	const state = bySms ? 'by_sms' : 'untold';
	log.info('REMINDER_WITHOUT_MAIL', { appointmentId: appointment.id, version: appointment.ver, state });
	await mails.record(appointment.id, 'reminder', mailRecordOf(appointment, { state }, now()));
	await reminders.settle(appointment, bySms ? 'by_sms' : 'suppressed');
	if (bySms) metrics.reminder(isLate(appointment, now()));
	return state;
}

type EndRefused = (deps: SendReminderDeps, appointment: NotifiedAppointment) => Promise<void>;

/** Refusals after which the reminder is never sent. It leaves the index, where each sweep would find it. */
const END_REFUSED: Partial<Record<ReminderRefusal, EndRefused>> = {
	not_confirmed: ({ reminders }, appointment) => reminders.settle(appointment, 'cancelled'),
	async started({ reminders, mails, now, onGivenUp, metrics }, appointment) {
		log.error('REMINDER_TOO_LATE', { appointmentId: appointment.id, version: appointment.ver });
		await mails.record(appointment.id, 'reminder', mailRecordOf(appointment, { state: 'failed' }, now()));
		await reminders.settle(appointment, 'cancelled');
		metrics.reminder(true);
		onGivenUp();
	},
};

async function conclude(
	{ reminders, mails, now, onGivenUp, metrics }: SendReminderDeps,
	claimed: NotifiedAppointment,
	delivery: Delivery,
): Promise<void> {
	const fields = { appointmentId: claimed.id, version: claimed.ver, attempt: claimed.reminder.attempt };
	const end = async (state: FinalReminderState, progress: MailProgress, messageId?: string) => {
		const note = () =>
			mails.record(claimed.id, 'reminder', mailRecordOf(claimed, { state: progress, messageId }, now()));
		// As with jobs: a sent reminder is settled before its status is recorded, any other after.
		if (state !== 'sent') await note();
		await reminders.settle(claimed, state);
		if (state === 'sent') await note();
	};
	switch (delivery.kind) {
		case 'accepted':
			log.info('REMINDER_SENT', { ...fields, messageId: delivery.messageId });
			metrics.reminder(isLate(claimed, now()));
			return end('sent', 'sent', delivery.messageId);
		case 'suppressed':
			log.warn('REMINDER_SUPPRESSED', fields);
			return end('suppressed', 'suppressed');
		case 'untold':
			return end('suppressed', 'untold');
		case 'held_back':
			log.warn('REMINDER_HELD_BACK', fields);
			return end('suppressed', 'held_back');
		case 'impossible':
			log.error('REMINDER_IMPOSSIBLE', { ...fields, reason: delivery.reason });
			await end('cancelled', 'failed');
			return onGivenUp();
		case 'refused':
			log.warn('REMINDER_POSTPONED', { ...fields, reason: delivery.reason });
			if (isOverdue(claimed, now())) metrics.reminderOverdue();
			return reminders.release(claimed, now());
		case 'unknown':
			// The claim remains until the event arrives or the quarantine ends.
			if (isOverdue(claimed, now())) metrics.reminderOverdue();
			log.warn('REMINDER_OUTCOME_UNKNOWN', { ...fields, reason: delivery.reason });
	}
}

const mailRecordOf = (
	{ ver, reminder }: NotifiedAppointment,
	{ state, messageId }: { readonly state: MailProgress; readonly messageId?: string | undefined },
	now: Date,
) => ({
	state,
	at: now.toISOString(),
	version: ver,
	attempt: reminder.attempt,
	...(messageId === undefined ? {} : { messageId }),
});
