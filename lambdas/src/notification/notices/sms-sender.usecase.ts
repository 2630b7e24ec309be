import type { NotifiedAppointment } from '../../appointment/reminder.ts';
import type { Job } from '../../outbox/job.ts';
import { isMailKind, type SmsKind } from '../../outbox/notices.ts';
import { log, traceOf } from '../../platform/log.ts';
import type { DeliverSms, SmsDelivery } from '../channel/sms/deliver-sms.usecase.ts';
import type { JobResult, JobWork } from '../job/job-result.ts';
import { type NoticeJobs, noticeOfJob } from '../job/notice-jobs.usecase.ts';
import type { SmsLeases } from '../state/sms-lease.ts';
import type { SmsNotice, SmsToSend } from './notice.ts';

interface SmsSenderDeps {
	readonly noticeJobs: Pick<NoticeJobs, 'byMailInstead'>;
	readonly leases: SmsLeases;
	readonly deliver: DeliverSms;
	readonly now: () => Date;
}
/** The backoff while another SMS about the visit is being sent, which takes seconds. */
const LEASED_MS = 10_000;

interface Attempt {
	readonly job: Job;
	readonly kind: SmsKind;
	readonly sms: SmsToSend;
}

/** Sends a notice by SMS, or promises a mail in its place. */
export const smsSender =
	(deps: SmsSenderDeps) =>
	(kind: SmsKind, notice: SmsNotice): JobWork =>
	async (job) => {
		const sms = await notice(job);
		if ('ended' in sms) return sms.ended;
		const attempt = { job, kind, sms };
		return conclude(deps, attempt, await send(deps, attempt));
	};

async function send(deps: SmsSenderDeps, { job, kind, sms }: Attempt): Promise<SmsDelivery> {
	const { message, visits = [], ref = job.ref } = sms;
	if ('notSent' in message) return { kind: 'given_up', reason: message.notSent };
	const tags = { kind, ref, version: job.refVersion, attempt: job.attempts, jobId: job.id };
	return whileLeased(deps, visits, (lease) => deps.deliver({ ...message, tags }, Math.min(lease, job.lease)));
}

/** Leases the visits until the service answers: no SMS names a time that was just cancelled or moved (promise N12). */
async function whileLeased(
	{ leases, now }: SmsSenderDeps,
	visits: readonly NotifiedAppointment[],
	work: (lease: number) => Promise<SmsDelivery>,
): Promise<SmsDelivery> {
	const taken = await Promise.all(visits.map(async (visit) => ({ visit, lease: await leases.take(visit, now()) })));
	const leased = taken.flatMap(({ visit: { id }, lease }) => (lease === undefined ? [] : [{ id, lease }]));
	const release = () => Promise.all(leased.map(({ id, lease }) => leases.release(id, lease)));
	if (leased.length < taken.length) {
		await release();
		return { kind: 'refused', reason: 'Held', pauseMs: LEASED_MS };
	}
	const delivery = await work(Math.min(...leased.map(({ lease }) => lease)));
	// After a lost response the call may still be running: the leases then end by themselves.
	if (delivery.kind !== 'unknown') await release().catch((error: unknown) => log.warn('SMS_HOLD_LEFT', traceOf(error)));
	return delivery;
}

async function conclude(deps: SmsSenderDeps, attempt: Attempt, delivery: SmsDelivery): Promise<JobResult> {
	const { whenRefused, onceOnly, accepted } = attempt.sms;
	const { state = 'dead', isWornOut, pauseMs } = whenRefused;
	switch (delivery.kind) {
		case 'accepted':
			await accepted?.();
			return { kind: 'finished', state: 'done', messageId: delivery.messageId };
		case 'unknown':
			return onceOnly
				? giveUp(deps, attempt, { state, reason: delivery.reason })
				: { kind: 'wait', reason: delivery.reason };
		case 'suppressed':
			return giveUp(deps, attempt, { state: 'suppressed', reason: delivery.reason });
		case 'given_up':
			return giveUp(deps, attempt, { state, reason: delivery.reason });
		case 'refused':
			if (isWornOut) return giveUp(deps, attempt, { state, reason: delivery.reason });
			return { ...(pauseMs === undefined ? {} : { pauseMs }), ...delivery, kind: 'retry' };
	}
}

/** The promised mail job checks for an address, and that the client did not get the mail before. */
async function giveUp(
	{ noticeJobs }: SmsSenderDeps,
	{ job, kind, sms }: Attempt,
	{ state, reason }: { readonly state: 'dead' | 'suppressed' | 'obsolete'; readonly reason: string },
): Promise<JobResult> {
	if (sms.whenRefused.byMail && isMailKind(kind)) await noticeJobs.byMailInstead(noticeOfJob(job, kind));
	return { kind: 'finished', state, reason };
}
