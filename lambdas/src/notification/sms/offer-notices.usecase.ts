import { smsJobId } from '../../outbox/notice-job.ts';
import type { JobStore } from '../work/job-store.ts';

/** The notice of a time that opened: the offer it is named after, and the entry at the version that the offer made. */
interface OfferNotice {
	readonly offerId: string;
	readonly entryId: string;
	readonly version: number;
}

/** How the notice of an offer goes over to SMS, at most once. */
export interface OfferNotices {
	bySms(notice: OfferNotice): Promise<void>;
}

export const offerNotices = ({
	jobs,
	now,
}: {
	readonly jobs: Pick<JobStore, 'promise'>;
	readonly now: () => Date;
}): OfferNotices => ({
	bySms: ({ offerId, entryId: ref, version: refVersion }) =>
		jobs.promise({ id: smsJobId(offerId), type: 'time_offer_sms', ref, refVersion, now: now() }),
});
