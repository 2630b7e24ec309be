import { type Deliver, orderOf } from '../delivery/delivery.ts';
import { visitorLetter } from '../letters/staff-letter.ts';
import { type JobResult, type JobWork, resultOf } from '../work/job-result.ts';
import type { DigestStore } from './digest-store.ts';
import { hourAt, INBOX, type StaffInbox } from './staff-inbox.ts';
import type { VisitorWordsStore } from './visitor-words.ts';

export interface SendStaffMailDeps {
	readonly words: VisitorWordsStore;
	readonly digests: Pick<DigestStore, 'admit' | 'count'>;
	readonly deliver: Deliver;
	readonly siteOrigin: string;
	readonly now: () => Date;
}

/** What became of a job that the hour's digest was asked to take. */
const COUNTED: Record<Awaited<ReturnType<DigestStore['count']>>, JobResult> = {
	counted: { kind: 'finished', state: 'done', reason: 'InDigest' },
	closed: { kind: 'retry', reason: 'HourOver' },
	overtaken: { kind: 'wait', reason: 'Overtaken' },
};

/**
 * Tells staff what a visitor wrote: in a mail of its own while there are few, in the hour's digest when there are many, but for words of crisis. Each
 * attempt belongs to the hour it is made in, so that what an outage held back does not arrive all at once afterwards.
 */
export const sendStaffMail =
	({ words, digests, deliver, siteOrigin, now }: SendStaffMailDeps) =>
	(inbox: StaffInbox): JobWork =>
	async (job) => {
		const written = await words.find(inbox, job.ref);
		if (!written) return { kind: 'finished', state: 'obsolete' };
		const at = now();
		const hour = hourAt(inbox, at);
		if (!(await digests.admit(hour, job.id, written.mayBeInCrisis))) return COUNTED[await digests.count(hour, job, at)];
		const { kind, address } = INBOX[inbox];
		return resultOf(
			await deliver(
				orderOf(job, kind, async (centre) => ({
					kind: 'draft',
					to: address(centre),
					letter: visitorLetter(inbox, written, { centre, siteOrigin }),
				})),
			),
		);
	};
