import type { Ways } from '@tulia/centre/notice-ways';
import type { AppointmentMailKind } from '../../appointment/mail/mail-kind.ts';
import type { PhoneStates } from '../../client/phone-state.ts';
import type { JobType, NewJob } from '../../outbox/job.ts';
import { mailInsteadId, smsJobId } from '../../outbox/notice-job.ts';
import { channelsOf } from '../send/channels.ts';
import type { Recipient, RecipientStore } from '../send/recipient.ts';
import type { JobStore } from '../work/job-store.ts';

/** One notice of a visit: what it is called, what it is about, at which version. */
export interface Notice {
	readonly name: string;
	readonly kind: AppointmentMailKind;
	readonly appointmentId: string;
	readonly version: number;
	/** ISO UTC: when the client asked for what it tells. Absent when somebody else did it. */
	readonly askedAt?: string | undefined;
}

export interface NoticesDeps {
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly phones: Pick<PhoneStates, 'find'>;
	readonly jobs: Pick<JobStore, 'promise'>;
	/** Whether this stage sends SMS at all. */
	readonly sendsSms: boolean;
	readonly now: () => Date;
}

/** By what notices go out, and how one goes over to the other channel. */
export interface Notices {
	/** Mail where the client is gone: its job knows what to make of that. */
	channelsOf(userId: string): Promise<Ways>;
	/** Whether this stage sends SMS, and this phone takes them. */
	takesSms(recipient: Pick<Recipient, 'phone'>): Promise<boolean>;
	/** Tells it by SMS too, once. */
	bySms(notice: Notice): Promise<void>;
	/** Tells it by SMS because the mail will not arrive: only where the client has a phone that takes them, and wants notices. */
	bySmsInstead(notice: Notice, userId: string): Promise<void>;
	/** Whether the client has a phone that takes SMS, and wants notices. */
	reachesBySms(userId: string): Promise<boolean>;
	/** Tells it by mail because the SMS did not arrive. The job sees to it that a client who had the mail gets no second one. */
	byMailInstead(notice: Notice): Promise<void>;
}

const SMS_JOB = {
	confirmation: 'confirmation_sms',
	moved: 'moved_sms',
	cancelled: 'cancelled_sms',
	reminder: 'reminder_sms',
} as const satisfies Record<AppointmentMailKind, JobType>;

const MAIL_JOB = {
	confirmation: 'confirmation_mail',
	moved: 'moved_mail',
	cancelled: 'cancelled_mail',
	reminder: 'reminder_mail',
} as const satisfies Record<AppointmentMailKind, JobType>;

/** Promises the jobs that carry a notice. Needs no key: functions that may not read numbers promise, too. */
export const noticeJobs = ({
	jobs,
	now,
}: Pick<NoticesDeps, 'jobs' | 'now'>): Pick<Notices, 'bySms' | 'byMailInstead'> => {
	const promise = ({ appointmentId, version, askedAt }: Notice, job: Pick<NewJob, 'id' | 'type'>) =>
		jobs.promise({ ...job, ref: appointmentId, refVersion: version, now: now(), askedAt });
	return {
		bySms: (notice) => promise(notice, { id: smsJobId(notice.name), type: SMS_JOB[notice.kind] }),
		byMailInstead: (notice) => promise(notice, { id: mailInsteadId(notice.name), type: MAIL_JOB[notice.kind] }),
	};
};

export const notices = (deps: NoticesDeps): Notices => {
	const { recipients, phones, sendsSms } = deps;
	const takesSms = async ({ phone }: Pick<Recipient, 'phone'>): Promise<boolean> => {
		if (!sendsSms || !phone) return false;
		// The numbering plans of all countries are most of what this function could read: only who has a phone needs them.
		const { takesTexts } = await import('../../platform/phone-number.ts');
		if (!takesTexts(phone.number)) return false;
		const { stoppedSince, undeliverableSince } = await phones.find(phone.number);
		return stoppedSince === undefined && undeliverableSince === undefined;
	};
	const jobs = noticeJobs(deps);
	const reachesBySms = async (userId: string): Promise<boolean> => {
		const recipient = await recipients.find(userId);
		return recipient !== undefined && recipient.notices !== 'none' && takesSms(recipient);
	};
	return {
		...jobs,
		reachesBySms,
		takesSms,
		async channelsOf(userId) {
			const recipient = await recipients.find(userId);
			return recipient ? channelsOf(recipient, await takesSms(recipient)) : { mail: true, sms: false };
		},
		async bySmsInstead(notice, userId) {
			if (await reachesBySms(userId)) await jobs.bySms(notice);
		},
	};
};
