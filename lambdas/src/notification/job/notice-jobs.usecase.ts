import type { Job } from '../../outbox/job.ts';
import { mailInsteadId, noticeOf, smsJobId } from '../../outbox/notice-job.ts';
import { type MailKind, mailJobOf, type SmsKind, smsJobOf } from '../../outbox/notices.ts';
import type { JobStore } from './job-store.ts';

/** A notice that moves to the other channel: the name of its jobs, and what it is about. */
export interface CarriedNotice<Kind extends MailKind | SmsKind> {
	readonly name: string;
	readonly kind: Kind;
	readonly ref: string;
	readonly version: number;
	/** ISO UTC: when the client requested the change. Absent when staff made it. */
	readonly askedAt?: string | undefined;
}

/** Promises the job of a notice's other channel. Idempotent. */
export interface NoticeJobs {
	bySms(notice: CarriedNotice<SmsKind>): Promise<void>;
	/** After an SMS that did not arrive. The job itself checks that the client did not get the mail before. */
	byMailInstead(notice: CarriedNotice<MailKind>): Promise<void>;
}

/** Uses no encryption key: functions without access to phone numbers call it, too. */
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

export const noticeOfJob = <Kind extends MailKind | SmsKind>(
	{ id, ref, refVersion, askedAt }: Job,
	kind: Kind,
): CarriedNotice<Kind> => ({ name: noticeOf(id), kind, ref, version: refVersion, askedAt });
