import type { AppointmentMailKind } from '../../appointment/mail/mail-kind.ts';
import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import type { Job } from '../../outbox/job.ts';
import { log, traceOf } from '../../platform/log.ts';
import type { MailingCentre } from '../letters/letter.ts';
import type { ReminderStore } from '../mail-events/reminder-store.ts';
import type { Recipient, RecipientStore } from '../send/recipient.ts';
import { isOvertaken, noticeOfJob } from '../send/send-appointment-mail.usecase.ts';
import type { JobResult, JobWork } from '../work/job-result.ts';
import type { DeliverSms, SmsDelivery } from './deliver-sms.usecase.ts';
import type { Notices } from './notices.usecase.ts';
import type { SmsHolds } from './sms-hold.ts';
import { smsMoment } from './sms-moment.ts';
import { type SmsFacts, smsText } from './sms-text.ts';

export interface SendAppointmentSmsDeps {
	readonly appointments: Pick<ReminderStore, 'find'>;
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly centres: { read(): Promise<MailingCentre | undefined> };
	readonly notices: Pick<Notices, 'byMailInstead'>;
	readonly holds: SmsHolds;
	readonly deliver: DeliverSms;
	readonly stop: SmsFacts['stop'];
	readonly now: () => Date;
}

type Texted = Recipient & Required<Pick<Recipient, 'phone'>>;

/** For so long the service is tried before the notice goes by mail instead, where there is an address. */
const PATIENCE_MS = 6 * 60 * 60_000;
/** Somebody else's SMS about the same visit is on its way out: that takes seconds. */
const HELD_MS = 10_000;

/**
 * Sends one SMS about an appointment as it stands now, and holds it as it is until the service has answered: nothing is told of a time
 * that was given up, or of a visit that was cancelled, a moment before (promise N12).
 */
export const sendAppointmentSms =
	(deps: SendAppointmentSmsDeps): ((kind: AppointmentMailKind) => JobWork) =>
	(kind) =>
	async (job) => {
		const appointment = await deps.appointments.find(job.ref);
		if (!appointment || isOvertaken(kind, appointment, job) || job.createdAt >= appointment.startAt) return OBSOLETE;
		const recipient = await deps.recipients.find(appointment.userId);
		return isTexted(recipient) ? tellInTime(deps, { job, kind, recipient, appointment }) : OBSOLETE;
	};

async function tellInTime(deps: SendAppointmentSmsDeps, attempt: Attempt): Promise<JobResult> {
	const now = deps.now();
	const moment = smsMoment({ startAt: attempt.appointment.startAt, askedAt: attempt.job.askedAt, now });
	switch (moment.kind) {
		case 'never':
			return giveUp(deps, attempt, moment.reason);
		case 'later':
			return { kind: 'retry', reason: 'Night', pauseMs: moment.at.getTime() - now.getTime() };
		case 'now':
			return conclude(deps, attempt, await send(deps, attempt, moment.validSeconds));
	}
}

async function send(deps: SendAppointmentSmsDeps, attempt: Attempt, validSeconds: number): Promise<SmsDelivery> {
	const { job, kind, recipient, appointment } = attempt;
	const { id: jobId, ref, refVersion: version, attempts, lease: claimed } = job;
	const text = await textFor(deps, attempt);
	const tags = { kind, ref, version, attempt: attempts, jobId };
	const sms = { to: recipient.phone.number, text, validSeconds, tags };
	return whileHeld(deps, appointment, (lease) => deps.deliver(sms, Math.min(lease, claimed)));
}

const OBSOLETE: JobResult = { kind: 'finished', state: 'obsolete' };

/** A client who has no phone any more, or wants no notices any more, is not told by SMS. */
const isTexted = (recipient: Recipient | undefined): recipient is Texted =>
	recipient?.phone !== undefined && recipient.notices !== 'none';

async function textFor(
	{ centres, stop }: SendAppointmentSmsDeps,
	{ kind, appointment, recipient }: Attempt,
): Promise<string> {
	const centre = await centres.read();
	if (!centre) throw new Error('The centre has no profile yet, and an SMS names its telephone. It waits.');
	return smsText(kind, { appointment, phone: centre.phones.main, language: recipient.language ?? 'en', stop });
}

async function whileHeld(
	{ holds, now }: SendAppointmentSmsDeps,
	appointment: NotifiedAppointment,
	work: (lease: number) => Promise<SmsDelivery>,
): Promise<SmsDelivery> {
	const lease = await holds.take(appointment, now());
	if (lease === undefined) return { kind: 'refused', reason: 'Held', pauseMs: HELD_MS };
	const delivery = await work(lease);
	// A call whose answer is lost may still be under way: the hold runs out by itself.
	if (delivery.kind !== 'unknown')
		await holds.release(appointment.id, lease).catch((error: unknown) => log.warn('SMS_HOLD_LEFT', traceOf(error)));
	return delivery;
}

interface Attempt {
	readonly job: Job;
	readonly kind: AppointmentMailKind;
	readonly recipient: Texted;
	readonly appointment: NotifiedAppointment;
}

async function conclude(deps: SendAppointmentSmsDeps, attempt: Attempt, delivery: SmsDelivery): Promise<JobResult> {
	switch (delivery.kind) {
		case 'accepted':
			return { kind: 'finished', state: 'done', messageId: delivery.messageId };
		case 'unknown':
			return { kind: 'wait', reason: delivery.reason };
		case 'suppressed':
			await tellByMail(deps, attempt);
			return { kind: 'finished', state: 'suppressed', reason: delivery.reason };
		case 'given_up':
			return giveUp(deps, attempt, delivery.reason);
		case 'refused':
			return isPatient(attempt, deps.now()) ? { ...delivery, kind: 'retry' } : giveUp(deps, attempt, delivery.reason);
	}
}

/** Without an address there is nothing to lose by trying on. */
const isPatient = ({ job, recipient }: Attempt, now: Date): boolean =>
	recipient.email === undefined || now.getTime() - Date.parse(job.createdAt) < PATIENCE_MS;

/** Staff see that the SMS failed, and somebody is told where nobody else tells the client. */
async function giveUp(deps: SendAppointmentSmsDeps, attempt: Attempt, reason: string): Promise<JobResult> {
	await tellByMail(deps, attempt);
	return { kind: 'finished', state: 'dead', reason };
}

/** Where the client has an address and, which that job looks up, has not had the notice there. */
async function tellByMail({ notices }: SendAppointmentSmsDeps, { job, kind, recipient }: Attempt): Promise<void> {
	if (recipient.email !== undefined) await notices.byMailInstead(noticeOfJob(job, kind));
}
