import type { AppointmentMailKind } from '../../appointment/mail/mail-kind.ts';
import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import type { Job } from '../../outbox/job.ts';
import { isMailInstead, noticeOf } from '../../outbox/notice-job.ts';
import { type Deliver, isUnsendable, type MailOrder, orderOf } from '../delivery/delivery.ts';
import type { ReminderStore } from '../mail-events/reminder-store.ts';
import type { Notice, Notices } from '../sms/notices.usecase.ts';
import { type JobResult, type JobWork, resultOf } from '../work/job-result.ts';
import type { JobStore } from '../work/job-store.ts';
import type { WriteAppointmentMail } from './appointment-mail.usecase.ts';

export interface SendAppointmentMailDeps {
	readonly appointments: Pick<ReminderStore, 'find'>;
	readonly jobs: Pick<JobStore, 'stateOf'>;
	readonly notices: Notices;
	readonly writeMail: WriteAppointmentMail;
	readonly deliver: Deliver;
	readonly now: () => Date;
}

/** What an appointment must be for the notice to be true. */
const TRUE_OF: Record<AppointmentMailKind, string> = {
	confirmation: 'confirmed',
	reminder: 'confirmed',
	moved: 'confirmed',
	cancelled: 'cancelled',
};

/**
 * Tells the client of the ticket, its new time, or its end, as the appointment stands now, by the channels they chose; staff may have
 * the same done again. What goes out by SMS is a job of its own, promised before this one ends.
 */
export const sendAppointmentMail =
	(deps: SendAppointmentMailDeps): ((kind: AppointmentMailKind) => JobWork) =>
	(kind) =>
	async (job) => {
		const appointment = await deps.appointments.find(job.ref);
		if (!appointment || isOvertaken(kind, appointment, job)) return OBSOLETE;
		const order = orderOf(job, kind, deps.writeMail(kind, appointment));
		return (
			endedBy(kind, appointment, job, deps.now()) ??
			(isMailInstead(job.id)
				? mailInstead(deps, job, appointment, order)
				: tell(deps, noticeOfJob(job, kind), appointment, order))
		);
	};

async function tell(
	{ notices, deliver }: SendAppointmentMailDeps,
	notice: Notice,
	{ userId }: NotifiedAppointment,
	order: MailOrder,
): Promise<JobResult> {
	const { mail, sms } = await notices.channelsOf(userId);
	if (sms) await notices.bySms(notice);
	if (!mail) return { kind: 'finished', state: sms ? 'by_sms' : 'untold' };
	const delivery = await deliver(order);
	if (isUnsendable(delivery)) await notices.bySmsInstead(notice, userId);
	return resultOf(delivery);
}

/**
 * A mail in place of an SMS is sent only when the notice went by SMS alone (promise N12). While that is not settled it waits.
 */
async function mailInstead(
	{ jobs, deliver }: SendAppointmentMailDeps,
	job: Job,
	{ reminder }: NotifiedAppointment,
	order: MailOrder,
): Promise<JobResult> {
	const state = job.type === 'reminder_mail' ? reminder.state : await jobs.stateOf(noticeOf(job.id));
	if (state === 'by_sms') return resultOf(await deliver(order));
	return state === 'pending' || state === 'sending' ? { kind: 'retry', reason: 'NoticeUnsettled' } : OBSOLETE;
}

const OBSOLETE: JobResult = { kind: 'finished', state: 'obsolete' };

/** The notice of a job that a change of the visit promised, or of one that carries it. */
export const noticeOfJob = ({ id, ref, refVersion, askedAt }: Job, kind: AppointmentMailKind): Notice => ({
	name: noticeOf(id),
	kind,
	appointmentId: ref,
	version: refVersion,
	askedAt,
});

/** To invite to a visit that has begun would only confuse; staff see that the mail failed. One that was promised after is nobody's. */
function endedBy(
	kind: AppointmentMailKind,
	{ startAt }: NotifiedAppointment,
	{ createdAt }: Job,
	now: Date,
): JobResult | undefined {
	if (kind === 'cancelled' || Date.parse(startAt) > now.getTime()) return undefined;
	return createdAt >= startAt ? OBSOLETE : { kind: 'finished', state: 'dead', reason: 'Started' };
}

/**
 * Cancelled, or moved again: the notice of that change tells what is true now.
 */
export const isOvertaken = (
	kind: AppointmentMailKind,
	{ status, ver }: NotifiedAppointment,
	{ refVersion }: Pick<Job, 'refVersion'>,
): boolean => status !== TRUE_OF[kind] || ver !== refVersion;
