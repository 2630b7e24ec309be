import type { Job } from '../../outbox/job.ts';
import { mailInsteadId, noticeOf, smsJobId } from '../../outbox/notice-job.ts';
import { type MailKind, mailJobOf, type SmsKind, smsJobOf } from '../../outbox/notices.ts';
import type { JobStore } from './job-store.ts';

/** A notice that one channel did not bring: what its jobs are named after, what it is about, at which version. */
export interface CarriedNotice<Kind extends MailKind | SmsKind> {
	readonly name: string;
	readonly kind: Kind;
	readonly ref: string;
	readonly version: number;
	/** ISO UTC: when the client asked for what it tells. Absent when somebody else did it. */
	readonly askedAt?: string | undefined;
}

/** How a notice goes over to the other channel, once however often it is promised. */
export interface NoticeJobs {
	bySms(notice: CarriedNotice<SmsKind>): Promise<void>;
	/** Because the SMS did not arrive. The job sees to it that a client who had the mail gets no second one. */
	byMailInstead(notice: CarriedNotice<MailKind>): Promise<void>;
}

/** Needs no key: functions that may not read numbers promise, too. */
export const noticeJobs = ({
	jobs,
	now,
}: {
	readonly jobs: Pick<JobStore, 'promise'>;
	readonly now: () => Date;
}): NoticeJobs => ({
	bySms: ({ name, kind, ref, version: refVersion, askedAt }) =>
		jobs.promise({ id: smsJobId(name), type: smsJobOf(kind), ref, refVersion, now: now(), askedAt }),
	byMailInstead: ({ name, kind, ref, version: refVersion, askedAt }) =>
		jobs.promise({ id: mailInsteadId(name), type: mailJobOf(kind), ref, refVersion, now: now(), askedAt }),
});

/** The notice that a job carries. */
export const noticeOfJob = <Kind extends MailKind | SmsKind>(
	{ id, ref, refVersion, askedAt }: Job,
	kind: Kind,
): CarriedNotice<Kind> => ({ name: noticeOf(id), kind, ref, version: refVersion, askedAt });
