import type { eraseAccount } from '../account/erase-account.usecase.ts';
import type { JobWork } from './job-result.ts';

/** The erasure of an account as a job: tried until it is through. */
export const eraseClosedAccount =
	(erase: ReturnType<typeof eraseAccount>): JobWork =>
	async ({ ref, createdAt }) => {
		// The job was promised by the very transaction that closed the account.
		const outcome = await erase({ userId: ref, closedAt: new Date(createdAt) });
		return outcome === 'done' ? { kind: 'finished', state: 'done' } : { kind: 'retry', reason: 'NotYet' };
	};
