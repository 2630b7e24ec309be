import type { Job } from '../../outbox/job.ts';
import { isMailInstead, noticeOf } from '../../outbox/notice-job.ts';
import { isSmsKind, type MailKind } from '../../outbox/notices.ts';
import type { DeliverMail } from '../channel/mail/deliver-mail.usecase.ts';
import { type Delivery, isUnsendable, orderOf, resultOf } from '../channel/mail/delivery.ts';
import type { WriteMail } from '../channel/mail/write-mail.usecase.ts';
import type { JobResult, JobWork } from '../job/job-result.ts';
import type { JobStore } from '../job/job-store.ts';
import { type NoticeJobs, noticeOfJob } from '../job/notice-jobs.usecase.ts';
import type { ClientChannels } from '../recipient/client-channels.usecase.ts';
import { type MailNotice, type MailToSend, OBSOLETE } from './notice.ts';

interface MailSenderDeps {
	readonly jobs: Pick<JobStore, 'stateOf'>;
	readonly noticeJobs: Pick<NoticeJobs, 'bySms'>;
	readonly channels: Pick<ClientChannels, 'channelsOf' | 'reachesBySms'>;
	readonly write: WriteMail;
	readonly deliver: DeliverMail;
}
interface Attempt {
	readonly job: Job;
	readonly kind: MailKind;
	readonly mail: MailToSend;
}

/** Sends a notice by mail, or hands it over to its SMS job. */
export const mailSender =
	(deps: MailSenderDeps) =>
	(kind: MailKind, notice: MailNotice): JobWork =>
	async (job) => {
		const mail = await notice(job);
		if ('ended' in mail) return mail.ended;
		const attempt = { job, kind, mail };
		const isInstead = mail.client !== undefined && isMailInstead(job.id);
		const result = await (isInstead ? mailInstead(deps, attempt) : tell(deps, attempt));
		await mail.concluded?.(result);
		return result;
	};

/** The SMS job is promised before this job ends, so that a crash cannot lose it. */
async function tell(deps: MailSenderDeps, attempt: Attempt): Promise<JobResult> {
	const { ways, client } = attempt.mail;
	const going = await (client ? deps.channels.channelsOf(client.userId) : ways?.());
	if (going?.sms) await bySms(deps, attempt);
	if (going && !going.mail) return { kind: 'finished', state: going.sms ? 'by_sms' : 'untold' };
	const delivery = await send(deps, attempt);
	if (client && isUnsendable(delivery) && (await deps.channels.reachesBySms(client.userId))) await bySms(deps, attempt);
	return resultOf(delivery);
}

/** Sends the mail only when the notice went by SMS alone (promise N12); retried while that is undecided. */
async function mailInstead(deps: MailSenderDeps, attempt: Attempt): Promise<JobResult> {
	const { mail, job } = attempt;
	const state = mail.client?.state ?? (await deps.jobs.stateOf(noticeOf(job.id)));
	if (state === 'by_sms') return resultOf(await send(deps, attempt));
	return state === 'pending' || state === 'sending' ? { kind: 'retry', reason: 'NoticeUnsettled' } : OBSOLETE.ended;
}

async function send({ write, deliver }: MailSenderDeps, { job, kind, mail }: Attempt): Promise<Delivery> {
	const order = orderOf(job, kind);
	const written = await write({ ...order, ref: mail.ref ?? order.ref }, mail.letter);
	return written.kind === 'written' ? deliver(written) : written;
}

async function bySms({ noticeJobs }: MailSenderDeps, { job, kind }: Attempt): Promise<void> {
	if (isSmsKind(kind)) await noticeJobs.bySms(noticeOfJob(job, kind));
}
