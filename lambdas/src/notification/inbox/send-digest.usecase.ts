import { type Deliver, orderOf } from '../delivery/delivery.ts';
import { digestLetter } from '../letters/staff-letter.ts';
import { type JobWork, resultOf } from '../work/job-result.ts';
import type { DigestStore } from './digest-store.ts';
import { INBOX, readDigestRef } from './staff-inbox.ts';

export interface SendDigestDeps {
	readonly digests: Pick<DigestStore, 'close'>;
	readonly deliver: Deliver;
	readonly siteOrigin: string;
}

/** Tells staff how many more came in an hour that is over. A repeat says the same, because the hour is closed first. */
export const sendDigest =
	({ digests, deliver, siteOrigin }: SendDigestDeps): JobWork =>
	async (job) => {
		const hour = readDigestRef(job.ref);
		if (!hour) return { kind: 'finished', state: 'dead', reason: 'UnknownHour' };
		const count = await digests.close(hour);
		if (count === 0) return { kind: 'finished', state: 'obsolete' };
		return resultOf(
			await deliver(
				orderOf(job, 'staff_digest', async (centre) => ({
					kind: 'draft',
					to: INBOX[hour.inbox].address(centre),
					letter: digestLetter(hour, count, { centre, siteOrigin }),
				})),
			),
		);
	};
