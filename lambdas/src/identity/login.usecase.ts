import type { login as endpoint } from '@tulia/contracts/identity/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, type Result, refuse } from '../platform/result.ts';
import { type AccountStore, type Login, shownEmail } from './account.ts';
import { statedAddress } from './confirmed-address.ts';
import type { issueSession } from './issue-session.usecase.ts';
import type { AdmittedLogin, LoginLimits } from './login-limits.ts';
import { decoyHash, isOutdated, passwordMatches } from './password-hash.ts';

/** The code of an authenticator app, or a recovery code. */
export type CheckCode = (
	userId: string,
	code: string,
	now: Date,
) => Promise<Result<undefined, 'second_factor_wrong' | 'too_many_requests'>>;

export interface LoginDeps {
	readonly accounts: Pick<AccountStore, 'findLogin' | 'replaceHash'>;
	readonly hash: (password: string) => Promise<string>;
	readonly issueToken: ReturnType<typeof issueSession>;
	readonly limits: Pick<LoginLimits, 'admit'>;
	readonly checkCode: CheckCode;
	readonly now: () => Date;
}

/**
 * Exchanges an address and a password for a session. An unknown address, a wrong password and a disabled account cost
 * the same work and answer the same bytes (promise A1). Whoever has a second factor hears of it only after the right password.
 */
export const login =
	(deps: LoginDeps) =>
	async ({ body, viewer }: Pick<Input<typeof endpoint>, 'body' | 'viewer'>): Promise<HandlerResult<'login'>> => {
		const { accounts, hash, issueToken, limits, now } = deps;
		const { password, remember = false } = body;
		const email = statedAddress(body.email, 'log_in');
		const attempt = await limits.admit({ email, viewer, now: now() });
		if (!attempt.ok) return attempt;

		const account = await accounts.findLogin(email);
		const matches = await passwordMatches(password, account?.passwordHash ?? decoyHash);
		if (!account || !matches || account.status !== 'active') return refuse('invalid_credentials');

		const factor = await passFactor(deps, account, body.code, attempt.value);
		if (!factor.ok) return factor;
		await attempt.value.succeeded();

		const { userId, role, version, profile, passwordHash } = account;
		if (isOutdated(passwordHash)) await accounts.replaceHash(userId, passwordHash, await hash(password));
		return ok({
			user: { id: userId, role, ...profile, email: shownEmail(profile) },
			token: await issueToken({ userId, role, version, remember }),
		});
	};

async function passFactor(
	{ checkCode, now }: LoginDeps,
	{ userId, hasFactor }: Login,
	code: string | undefined,
	attempt: AdmittedLogin,
): Promise<Result<undefined, 'second_factor_required' | 'second_factor_wrong' | 'too_many_requests'>> {
	if (!hasFactor) return ok(undefined);
	if (code !== undefined) return checkCode(userId, code, now());
	await attempt.unfinished();
	return refuse('second_factor_required');
}
