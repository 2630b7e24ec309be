import type { resendConfirmation as endpoint } from '@tulia/contracts/account/endpoints';
import type { AccountStore } from '../identity/account.ts';
import type { AccountJobs } from '../identity/account-jobs.ts';
import { newJob } from '../notification/job.ts';
import type { HandlerResult, Input } from '../platform/http.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { ok } from '../platform/result.ts';

export interface ResendConfirmationDeps {
	readonly accounts: Pick<AccountStore, 'readProfile'>;
	readonly limits: RateLimits;
	readonly jobs: AccountJobs;
	readonly newId: (now: Date) => string;
	readonly now: () => Date;
}

/** Sends the link that confirms the address again, 3 times an hour at most. Where it is confirmed there is nothing to send. */
export const resendConfirmation =
	({ accounts, limits, jobs, newId, now }: ResendConfirmationDeps) =>
	async ({ caller }: Pick<Input<typeof endpoint>, 'caller'>): Promise<HandlerResult<'resendConfirmation'>> => {
		const moment = now();
		const counter = { name: `confirmation#${caller.userId}`, limit: 3, windowSeconds: 60 * 60 };
		const admitted = await limits.admit([counter], moment);
		if (!admitted.ok) return admitted;
		if ((await accounts.readProfile(caller.userId))?.emailVerified) return ok({ status: 'received' });
		const mail = { type: 'confirm_email_mail', ref: caller.userId, refVersion: caller.version } as const;
		await jobs.add(newJob({ id: newId(moment), ...mail, now: moment }));
		return ok({ status: 'received' });
	};
