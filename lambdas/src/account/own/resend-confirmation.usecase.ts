import type { AccountStore, Profile } from '../../identity/account/account.ts';
import type { AccountJobs } from '../../identity/account/account-jobs.ts';
import { statedAddress } from '../../platform/confirmed-address.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { mailCounter } from '../../platform/limits/mail-cap.ts';
import type { Counter, RateLimits } from '../../platform/limits/rate-limits.ts';

export interface ResendConfirmationDeps {
	readonly accounts: Pick<AccountStore, 'readProfile'>;
	readonly limits: RateLimits;
	readonly jobs: AccountJobs;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>;
	readonly newId: (now: Date) => string;
	readonly now: () => Date;
}

/**
 * Sends the confirmation link again: 3 times an hour and 5 times a day to one address, once a day to one that bounced.
 * Sends nothing to a confirmed address that takes mail.
 */
export const resendConfirmation =
	({ accounts, limits, jobs, openCipher, newId, now }: ResendConfirmationDeps) =>
	async ({ caller }: RequestFor<'resendConfirmation', 'caller'>): Promise<ResultFor<'resendConfirmation'>> => {
		const moment = now();
		const profile = await accounts.readProfile(caller.userId);
		if (!profile || isSettled(profile)) return ok({ status: 'received' });
		const admitted = await limits.admit(countersOf(caller.userId, profile, await openCipher()), moment);
		if (!admitted.ok) return admitted;
		await jobs.add({ id: newId(moment), ref: caller.userId, ...mailOf(caller.version, profile), now: moment });
		return ok({ status: 'received' });
	};

const isSettled = ({ emailVerified, emailChange, emailCameBack }: Profile): boolean =>
	emailVerified && !emailChange && !emailCameBack;

/** The worker skips a change that expired or was stopped. */
const mailOf = (version: number, { emailChange }: Profile) =>
	emailChange
		? ({ type: 'new_email_mail', refVersion: emailChange.number } as const)
		: ({ type: 'confirm_email_mail', refVersion: version } as const);

/** The requested new address has not bounced yet. */
function countersOf(
	userId: string,
	{ email, emailCameBack, emailChange }: Profile,
	{ pseudonym }: Pick<FieldCipher, 'pseudonym'>,
): readonly Counter[] {
	const to = statedAddress(emailChange?.email ?? email, 'rate_limit');
	const trial = { name: `confirmation.trial#${userId}`, limit: 1, windowSeconds: 24 * 60 * 60 };
	return [
		...(emailCameBack && !emailChange ? [trial] : []),
		{ name: `confirmation#${userId}`, limit: 3, windowSeconds: 60 * 60 },
		mailCounter('confirmation', pseudonym('email', to)),
	];
}
