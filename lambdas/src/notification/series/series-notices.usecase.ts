import type { NewJob } from '../../outbox/job.ts';
import { mailInsteadId, smsJobId } from '../../outbox/notice-job.ts';
import type { JobStore } from '../work/job-store.ts';

/** The notice of an order: the id of the job that promised it, and what it is about. */
interface SeriesNotice {
	readonly name: string;
	readonly orderId: string;
	/** ISO UTC: when the client asked for what it tells. Absent when somebody else did it. */
	readonly askedAt?: string | undefined;
}

/** How a notice of several visits goes over to the other channel; each at most once. */
export interface SeriesNotices {
	bySms(notice: SeriesNotice): Promise<void>;
	byMailInstead(notice: SeriesNotice): Promise<void>;
}

export const seriesNotices = ({
	jobs,
	now,
}: {
	readonly jobs: Pick<JobStore, 'promise'>;
	readonly now: () => Date;
}): SeriesNotices => {
	const promise = ({ orderId: ref, askedAt }: SeriesNotice, job: Pick<NewJob, 'id' | 'type'>) =>
		jobs.promise({ ...job, ref, refVersion: 1, now: now(), askedAt });
	return {
		bySms: (notice) => promise(notice, { id: smsJobId(notice.name), type: 'series_sms' }),
		byMailInstead: (notice) => promise(notice, { id: mailInsteadId(notice.name), type: 'series_mail' }),
	};
};
