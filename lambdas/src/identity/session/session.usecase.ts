import { statedAddress } from '../../platform/confirmed-address.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import { type AccountStore, type Login, shownEmail, shownStanding } from '../account/account.ts';
import { decoyHash, isOutdated, passwordMatches } from '../account/password-hash.ts';
import type { RoleStore } from '../account/role-store.ts';
import type { issueSession } from './issue-session.usecase.ts';
import type { AdmittedLogin, LoginLimits } from './login-limits.ts';

/** Checks the code of an authenticator app, or a recovery code. */
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
	readonly roles: Pick<RoleStore, 'noteStaff'>;
	readonly now: () => Date;
}

/**
 * Exchanges an address and a password for a session. An unknown address, a wrong password and a disabled account cost
 * the same work and get identical responses (promise A1). A second factor is mentioned only after the right password.
 */
export const login =
	(deps: LoginDeps) =>
	async ({ body, viewer }: RequestFor<'login', 'body' | 'viewer'>): Promise<ResultFor<'login'>> => {
		const { accounts, hash, issueToken, limits, now } = deps;
		const { password, remember = false } = body;
		const email = statedAddress(body.email, 'log_in');
		const attempt = await limits.admit({ email, viewer, now: now() });
		if (!attempt.ok) return attempt;

		const account = await accounts.findLogin(email);
		const matches = await passwordMatches(password, account?.passwordHash ?? decoyHash);
		if (!account || !matches || account.status !== 'active') return refuse('invalid_credentials');

		const factor = await passFactor(deps, account, { code: body.code, attempt: attempt.value });
		if (!factor.ok) return factor;
		await attempt.value.succeeded();

		const { userId, role, version, profile, passwordHash } = account;
		await noteStaff(deps, account);
		if (isOutdated(passwordHash)) await accounts.replaceHash(userId, passwordHash, await hash(password));
		return ok({
			user: { id: userId, ...shownStanding(account), ...profile, email: shownEmail(profile) },
			token: await issueToken({ userId, role, version, remember }),
		});
	};

/**
 * Adds staff accounts made before the list of staff existed to that list, at their next log-in, which is within a
 * working day.
 */
async function noteStaff({ roles }: LoginDeps, { userId, roles: held }: Login): Promise<void> {
	if (held.length > 0 && !held.includes('owner')) await roles.noteStaff(userId);
}

async function passFactor(
	{ checkCode, now }: LoginDeps,
	{ userId, hasFactor }: Login,
	{ code, attempt }: { readonly code: string | undefined; readonly attempt: AdmittedLogin },
): Promise<Result<undefined, 'second_factor_required' | 'second_factor_wrong' | 'too_many_requests'>> {
	if (!hasFactor) return ok(undefined);
	if (code !== undefined) return checkCode(userId, code, now());
	await attempt.unfinished();
	return refuse('second_factor_required');
}

export interface LogoutDeps {
	readonly sessions: {
		/** `expiresAt`: epoch seconds at which the token expires by itself. */
		revoke(userId: string, jti: string, expiresAt: number): Promise<void>;
	};
}

/** Ends the caller's session. Idempotent: later the token is already refused. */
export const logout =
	({ sessions }: LogoutDeps) =>
	async ({ caller }: RequestFor<'logout', 'caller'>): Promise<ResultFor<'logout'>> => {
		await sessions.revoke(caller.userId, caller.jti, caller.expiresAt);
		return ok(null);
	};

/** Returns the account of the session; the access adapter has already verified it. */
export const verify =
	({ accounts }: { readonly accounts: Pick<AccountStore, 'readProfile'> }) =>
	async ({ caller }: RequestFor<'verify', 'caller'>): Promise<ResultFor<'verify'>> => {
		const profile = await accounts.readProfile(caller.userId);
		// AUTH and PROFILE are written and removed in one transaction.
		if (!profile) throw new Error('An account has an AUTH record and no profile.');
		return ok({ id: caller.userId, ...shownStanding(caller), ...profile, email: shownEmail(profile) });
	};
