import type { changePassword as endpoint } from '@tulia/contracts/account/endpoints';
import { shownEmail } from '../identity/account.ts';
import { isCommonPassword } from '../identity/common-password.ts';
import type { issueSession } from '../identity/issue-session.usecase.ts';
import type { LoginLimits } from '../identity/login-limits.ts';
import type { PasswordStore } from '../identity/password-store.ts';
import { TOO_COMMON } from '../identity/reset-password.usecase.ts';
import { sessionSeconds } from '../platform/access-token.ts';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import type { ProveOwner } from './prove-owner.usecase.ts';

export interface ChangePasswordDeps {
	readonly prove: ProveOwner;
	readonly passwords: Pick<PasswordStore, 'change'>;
	readonly loginLimits: Pick<LoginLimits, 'forgetDevices'>;
	readonly hash: (password: string) => Promise<string>;
	readonly issueToken: ReturnType<typeof issueSession>;
	readonly now: () => Date;
}

/** Sets a new password. Every session ends; this one goes on under a new token that lives no longer than the old kind did. */
export const changePassword =
	({ prove, passwords, loginLimits, hash, issueToken, now }: ChangePasswordDeps) =>
	async ({
		body: { currentPassword, password },
		caller,
	}: Pick<Input<typeof endpoint>, 'body' | 'caller'>): Promise<HandlerResult<'changePassword'>> => {
		if (isCommonPassword(password)) return refuse('invalid_request', { errors: [TOO_COMMON] });
		const owner = await prove(caller.userId, currentPassword);
		if (!owner.ok) return owner;

		const { userId, version, role, profile, passwordHash: oldHash } = owner.value;
		const changed = await passwords.change({ userId, version, oldHash, hash: await hash(password), now: now() });
		// Somebody else, or the same person in another tab, was faster: what was typed as current is no longer.
		if (!changed.ok) return refuse('wrong_password');
		await loginLimits.forgetDevices(profile.email);
		const secondsLeft = caller.expiresAt - now().getTime() / 1000;
		const remember = secondsLeft > sessionSeconds.client;
		const token = await issueToken({ userId, role, version: version + 1, remember });
		return ok({ user: { id: userId, role, ...profile, email: shownEmail(profile) }, token });
	};
