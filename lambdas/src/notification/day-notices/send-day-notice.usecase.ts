import type { Job } from '../../outbox/job.ts';
import { isMailInstead, smsJobId } from '../../outbox/notice-job.ts';
import type { PhoneNumber } from '../../platform/phone-number.ts';
import { type Deliver, type MailOrder, orderOf, type WriteDraft } from '../delivery/delivery.ts';
import { dayNoticeLetter } from '../letters/day-notice-letter.ts';
import type { Recipient } from '../send/recipient.ts';
import { type JobResult, type JobWork, resultOf } from '../work/job-result.ts';
import type { JobStore } from '../work/job-store.ts';
import { type DayNotice, type ReadDayNoticeDeps, readDayNotice } from './day-notice.usecase.ts';
import type { NetChange } from './net-changes.ts';

export interface SendDayNoticeDeps extends ReadDayNoticeDeps {
	readonly jobs: Pick<JobStore, 'promise'>;
	/** Whether a number takes SMS here and now. */
	readonly takesSms: (recipient: Pick<Recipient, 'phone'>) => Promise<boolean>;
	/** Names of the clients of these visits, by the visit. */
	readonly namesOf: (appointmentIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
	readonly deliver: Deliver;
	readonly siteOrigin: string;
}

/** More changes than this are counted, not named. */
const NAMED_CHANGES = 20;

/** The number that an account confirmed itself: no other is told of a psychologist's days. */
export const confirmedNumber = ({ phone }: Recipient): PhoneNumber | undefined =>
	phone?.proof === 'code' ? phone.number : undefined;

/**
 * Tells a psychologist what changed, by email, by SMS or both, as they chose (promise N22). An SMS is a job of its own, promised before this one
 * ends; where no SMS can go, an email tells it.
 */
export const sendDayNotice =
	(deps: SendDayNoticeDeps): JobWork =>
	async (job) => {
		const notice = await readDayNotice(deps)(job);
		if ('kind' in notice) return notice;
		const { mail, sms } = await channelsOf(deps, notice, job);
		const { id, ref, refVersion } = job;
		if (sms) await deps.jobs.promise({ id: smsJobId(id), type: 'day_notice_sms', ref, refVersion, now: deps.now() });
		return mail ? byMail(deps, notice, job) : { kind: 'finished', state: 'by_sms' };
	};

async function channelsOf(
	{ takesSms }: SendDayNoticeDeps,
	{ choice: { channel }, recipient }: DayNotice,
	{ id }: Job,
): Promise<{ readonly mail: boolean; readonly sms: boolean }> {
	const wantsSms = channel !== 'email' && !isMailInstead(id);
	const sms = wantsSms && confirmedNumber(recipient) !== undefined && (await takesSms(recipient));
	return { sms, mail: channel !== 'sms' || !sms };
}

async function byMail(deps: SendDayNoticeDeps, notice: DayNotice, job: Job): Promise<JobResult> {
	// Its events report to the account: an address that takes no mail is known there.
	const order: MailOrder = { ...orderOf(job, 'day_notice', write(deps, notice)), ref: notice.choice.userId };
	return resultOf(await deps.deliver(order));
}

const write =
	({ namesOf, siteOrigin }: SendDayNoticeDeps, { changes, choice, recipient }: DayNotice): WriteDraft =>
	async (centre) => {
		const { email, emailVerified, undeliverable, ignoresSuppression, name } = recipient;
		if (email === undefined) return { kind: 'untold' };
		if (undeliverable || !emailVerified) return { kind: 'suppressed' };
		const names = choice.names ? await namesOf(changes.slice(0, NAMED_CHANGES).map(idOf)) : new Map<string, string>();
		const letter = dayNoticeLetter({ changes, most: NAMED_CHANGES, names, name, centre, siteOrigin });
		return { kind: 'draft', to: email, ignoresSuppression, letter };
	};

const idOf = ({ appointmentId }: NetChange): string => appointmentId;
