import type { eraseAccount } from '../../account/close/erase-account.usecase.ts';
import type { JobWork } from './job-result.ts';

/** The erasure of an account as a job: retried until it has finished. */
export const eraseClosedAccount =
	(erase: ReturnType<typeof eraseAccount>): JobWork =>
	async ({ ref, createdAt, actor, sealed }) => {
		// The job was promised by the very transaction that closed the account.
		const outcome = await erase({ userId: ref, closedAt: new Date(createdAt), actor, sealed });
		return outcome === 'done' ? { kind: 'finished', state: 'done' } : { kind: 'retry', reason: 'NotYet' };
	};
