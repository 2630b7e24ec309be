import { commonPasswordErrors } from '@tulia/contracts/identity/common-password';
import { canonicalEmail } from '../../platform/email-address.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { VisitorLimits } from '../../platform/limits/visitor-limits.ts';
import type { AccountStore } from '../account/account.ts';
import type { LinkStore } from '../address/link.ts';
import { hashOfToken } from '../address/link-token.ts';
import type { MailToAddress } from '../address/mail-to-address.usecase.ts';
import type { LoginLimits } from '../session/login-limits.ts';
import type { PasswordStore } from './password-store.ts';

export interface ResetPasswordDeps {
	readonly limits: VisitorLimits;
	readonly links: Pick<LinkStore, 'find'>;
	readonly passwords: Pick<PasswordStore, 'reset'>;
	readonly accounts: Pick<AccountStore, 'readProfile' | 'noteReachable'>;
	readonly loginLimits: Pick<LoginLimits, 'forgive' | 'forgetDevices'>;
	readonly hash: (password: string) => Promise<string>;
	readonly now: () => Date;
}

/**
 * Sets a new password by the link of a mail. The link is checked before the costly hash, and used up by the write.
 * Failed log-ins are reset, or the new password would be refused for a while.
 */
export const resetPassword =
	({ limits, links, passwords, accounts, loginLimits, hash, now }: ResetPasswordDeps) =>
	async ({
		params,
		body,
		viewer,
	}: RequestFor<'resetPassword', 'params' | 'body' | 'viewer'>): Promise<ResultFor<'resetPassword'>> => {
		const admitted = await limits.admit({ kind: 'reset', viewer, now: now() });
		if (!admitted.ok) return admitted;
		const link = await links.find('reset', hashOfToken(params.token), now());
		if (!link) return refuse('invalid_reset_link');
		const errors = commonPasswordErrors(body.password);
		if (errors.length > 0) return refuse('invalid_request', { errors });
		const done = await passwords.reset(link, { hash: await hash(body.password), now: now() });
		if (!done.ok) return done;
		// The link was read in the mailbox, so the address is deliverable.
		await accounts.noteReachable(link.userId);
		const profile = await accounts.readProfile(link.userId);
		if (profile) {
			await loginLimits.forgive({ email: profile.email, viewer, now: now() });
			await loginLimits.forgetDevices(profile.email);
		}
		return ok({ status: 'done' });
	};

export interface ForgotPasswordDeps {
	readonly limits: VisitorLimits;
	readonly mail: MailToAddress;
	readonly now: () => Date;
}

/** Promises a mail with a link if there is an account. Work and response are the same for every address. */
export const forgotPassword =
	({ limits, mail, now }: ForgotPasswordDeps) =>
	async ({ body, viewer }: RequestFor<'forgotPassword', 'body' | 'viewer'>): Promise<ResultFor<'forgotPassword'>> => {
		const email = canonicalEmail(body.email);
		const admitted = await limits.admit({ kind: 'forgot', viewer, now: now() });
		if (!admitted.ok) return admitted;
		await mail('reset_mail', email, now());
		return ok({ status: 'received' });
	};
