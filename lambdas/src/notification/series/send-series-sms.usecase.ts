import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import type { OrderKind } from '../../appointment/series/series.ts';
import type { Job } from '../../outbox/job.ts';
import { noticeOf } from '../../outbox/notice-job.ts';
import type { Recipient } from '../send/recipient.ts';
import type { SmsDelivery } from '../sms/deliver-sms.usecase.ts';
import type { SendAppointmentSmsDeps } from '../sms/send-appointment-sms.usecase.ts';
import { seriesText } from '../sms/series-text.ts';
import { smsMoment } from '../sms/sms-moment.ts';
import type { JobResult, JobWork } from '../work/job-result.ts';
import { readOrder, type SeriesVisitsDeps } from './series-mail-states.usecase.ts';
import type { SeriesNotices } from './series-notices.usecase.ts';
import { toldVisits } from './told-visits.ts';

export interface SendSeriesSmsDeps
	extends SeriesVisitsDeps,
		Pick<SendAppointmentSmsDeps, 'recipients' | 'centres' | 'holds' | 'deliver' | 'stop' | 'now'> {
	readonly seriesNotices: Pick<SeriesNotices, 'byMailInstead'>;
}

/** For so long the service is tried before the notice goes by mail instead, where there is an address. */
const PATIENCE_MS = 6 * 60 * 60_000;
/** Somebody else's SMS about one of the visits is on its way out: that takes seconds. */
const HELD_MS = 10_000;
const OBSOLETE: JobResult = { kind: 'finished', state: 'obsolete' };

interface Attempt {
	readonly job: Job;
	readonly kind: OrderKind;
	readonly recipient: Recipient & Required<Pick<Recipient, 'phone'>>;
	readonly visits: readonly NotifiedAppointment[];
}

/** Tells of all visits of one order in one SMS, and holds them as they are until the service has answered (promise N12). */
export const sendSeriesSms =
	(deps: SendSeriesSmsDeps): JobWork =>
	async (job) => {
		const read = await readOrder(deps, job.ref);
		const visits = (read ? toldVisits(read.order, read.found) : []).filter(({ startAt }) => job.createdAt < startAt);
		const [first] = visits;
		const recipient = first && (await deps.recipients.find(first.userId));
		if (!read || !first || !isTexted(recipient)) return OBSOLETE;
		const attempt = { job, kind: read.order.kind, recipient, visits };
		const moment = smsMoment({ startAt: first.startAt, askedAt: job.askedAt, now: deps.now() });
		switch (moment.kind) {
			case 'never':
				return giveUp(deps, attempt, moment.reason);
			case 'later':
				return { kind: 'retry', reason: 'Night', pauseMs: moment.at.getTime() - deps.now().getTime() };
			case 'now':
				return conclude(deps, attempt, await send(deps, attempt, moment.validSeconds));
		}
	};

const isTexted = (recipient: Recipient | undefined): recipient is Attempt['recipient'] =>
	recipient?.phone !== undefined && recipient.notices !== 'none';

async function send(deps: SendSeriesSmsDeps, attempt: Attempt, validSeconds: number): Promise<SmsDelivery> {
	const { job, kind, recipient, visits } = attempt;
	const centre = await deps.centres.read();
	if (!centre) throw new Error('The centre has no profile yet, and an SMS names its telephone. It waits.');
	const said = { phone: centre.phones.main, language: recipient.language ?? 'en', stop: deps.stop } as const;
	const tags = { kind: 'series', ref: job.ref, version: 1, attempt: job.attempts, jobId: job.id } as const;
	const sms = { to: recipient.phone.number, text: seriesText(kind, { ...said, visits }), validSeconds, tags };
	return whileHeld(deps, visits, (lease) => deps.deliver(sms, Math.min(lease, job.lease)));
}

/** A call whose answer is lost may still be under way: the holds then run out by themselves. */
async function whileHeld(
	{ holds, now }: SendSeriesSmsDeps,
	visits: readonly NotifiedAppointment[],
	work: (lease: number) => Promise<SmsDelivery>,
): Promise<SmsDelivery> {
	const leases = await Promise.all(visits.map(async (visit) => ({ visit, lease: await holds.take(visit, now()) })));
	const release = () =>
		Promise.all(leases.map(({ visit, lease }) => (lease === undefined ? undefined : holds.release(visit.id, lease))));
	const held = leases.flatMap(({ lease }) => (lease === undefined ? [] : [lease]));
	if (held.length < leases.length) {
		await release();
		return { kind: 'refused', reason: 'Held', pauseMs: HELD_MS };
	}
	const delivery = await work(Math.min(...held));
	if (delivery.kind !== 'unknown') await release();
	return delivery;
}

async function conclude(deps: SendSeriesSmsDeps, attempt: Attempt, delivery: SmsDelivery): Promise<JobResult> {
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

async function giveUp(deps: SendSeriesSmsDeps, attempt: Attempt, reason: string): Promise<JobResult> {
	await tellByMail(deps, attempt);
	return { kind: 'finished', state: 'dead', reason };
}

async function tellByMail({ seriesNotices }: SendSeriesSmsDeps, { job, recipient }: Attempt): Promise<void> {
	const { id, ref: orderId, askedAt } = job;
	const name = noticeOf(id);
	if (recipient.email !== undefined) await seriesNotices.byMailInstead({ name, orderId, askedAt });
}
