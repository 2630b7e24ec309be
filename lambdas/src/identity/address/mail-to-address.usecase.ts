import type { JobType } from '../../outbox/job.ts';
import { statedAddress } from '../../platform/confirmed-address.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { MailBudget, MailCap } from '../../platform/limits/mail-cap.ts';
import type { AccountJobs } from '../account/account-jobs.ts';

export interface MailToAddressDeps {
	readonly jobs: AccountJobs;
	readonly cap: MailCap;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>;
	readonly newId: (now: Date) => string;
}

/** Promises a mail to the owner of this (canonical) address. */
export type MailToAddress = (type: AddressedMail, email: string, now: Date) => Promise<void>;

type AddressedMail = Extract<JobType, 'reset_mail' | 'account_exists_mail'>;

const BUDGET: Record<AddressedMail, MailBudget> = { reset_mail: 'reset', account_exists_mail: 'account_exists' };

/**
 * Stores only the pseudonym of the address, which the worker looks up: the work is the same whether or not an account
 * exists (promise A1). Mails beyond the budget of their kind (promise N9) are silently dropped.
 */
export const mailToAddress =
	({ jobs, cap, openCipher, newId }: MailToAddressDeps): MailToAddress =>
	async (type, email, now) => {
		const ref = (await openCipher()).pseudonym('email', statedAddress(email, 'mail_to_mailbox'));
		if (await cap.admit(BUDGET[type], ref, now)) await jobs.add({ id: newId(now), type, ref, refVersion: 1, now });
	};
