import { type AccountJobType, newJob } from '../notification/job.ts';
import type { FieldCipher } from '../platform/field-cipher.ts';
import type { MailCap } from '../platform/mail-cap.ts';
import type { AccountJobs } from './account-jobs.ts';

export interface MailToAddressDeps {
	readonly jobs: AccountJobs;
	readonly cap: MailCap;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>;
	readonly newId: (now: Date) => string;
}

/** Promises a mail to whoever has this (canonical) address. */
export type MailToAddress = (
	type: Extract<AccountJobType, 'reset_mail' | 'account_exists_mail'>,
	email: string,
	now: Date,
) => Promise<void>;

/**
 * The address is kept as its pseudonym and looked up by the worker: here nobody knows whether it belongs to an account, so
 * the work is the same for all (promise A1). A stranger can ask for 5 such mails an hour to one address (promise N8); what
 * is above that is left out in silence.
 */
export const mailToAddress =
	({ jobs, cap, openCipher, newId }: MailToAddressDeps): MailToAddress =>
	async (type, email, now) => {
		const ref = (await openCipher()).pseudonym('email', email);
		if (await cap.admit(ref, now)) await jobs.add(newJob({ id: newId(now), type, ref, refVersion: 1, now }));
	};
