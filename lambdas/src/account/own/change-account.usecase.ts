import { versionInForce } from '@tulia/contracts/consent-wording';
import { commonPasswordErrors } from '@tulia/contracts/identity/common-password';
import { claimTries } from '../../client/claim-tries.ts';
import { changedSince } from '../../consent/consent-wording.ts';
import { shownEmail, shownStanding } from '../../identity/account/account.ts';
import type { PasswordStore } from '../../identity/password/password-store.ts';
import type { issueSession } from '../../identity/session/issue-session.usecase.ts';
import type { LoginLimits } from '../../identity/session/login-limits.ts';
import { sessionSeconds } from '../../platform/http/access-token.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { AccountChanges } from './account-changes.ts';
import type { ProveOwner } from './prove-owner.usecase.ts';
import type { ReadAccount } from './read-account.usecase.ts';

export interface ChangeNameDeps {
	readonly changes: Pick<AccountChanges, 'rename'>;
	readonly limits: Pick<RateLimits, 'admit'>;
	readonly read: ReadAccount;
	readonly now: () => Date;
}

export const changeName =
	({ changes, limits, read, now }: ChangeNameDeps) =>
	async ({ body, caller }: RequestFor<'changeName', 'body' | 'caller'>): Promise<ResultFor<'changeName'>> => {
		// Never refused: above the limit the name is changed as well, but the account cannot claim visits that day.
		await limits.admit([claimTries(caller.userId)], now());
		await changes.rename(caller.userId, body.name.trim(), now());
		return ok(await read(caller));
	};

export interface ChangeConsentDeps {
	readonly changes: Pick<AccountChanges, 'decide'>;
	readonly read: ReadAccount;
	readonly now: () => Date;
}

/**
 * Gives a consent if its wording in force was shown, or withdraws it whatever was shown. Withdrawing a consent that was
 * never given does nothing.
 */
export const changeConsent =
	({ changes, read, now }: ChangeConsentDeps) =>
	async ({
		params: { kind },
		body: { given, version },
		caller,
	}: RequestFor<'changeConsent', 'params' | 'body' | 'caller'>): Promise<ResultFor<'changeConsent'>> => {
		const changed = given ? changedSince(kind, version) : undefined;
		if (changed) return changed;
		const before = await read(caller);
		const known = before.consents.find((consent) => consent.kind === kind);
		if (!given && (!known || known.withdrawnAt !== undefined)) return ok(before);
		await changes.decide(caller.userId, { kind, version: versionInForce[kind], given }, now());
		return ok(await read(caller));
	};

export interface ChangePasswordDeps {
	readonly prove: ProveOwner;
	readonly passwords: Pick<PasswordStore, 'change'>;
	readonly loginLimits: Pick<LoginLimits, 'forgetDevices'>;
	readonly hash: (password: string) => Promise<string>;
	readonly issueToken: ReturnType<typeof issueSession>;
	readonly now: () => Date;
}

/**
 * Sets a new password and ends every session; this one continues under a new token, which expires no later than the old
 * one.
 */
export const changePassword =
	({ prove, passwords, loginLimits, hash, issueToken, now }: ChangePasswordDeps) =>
	async ({
		body: { currentPassword, password },
		caller,
	}: RequestFor<'changePassword', 'body' | 'caller'>): Promise<ResultFor<'changePassword'>> => {
		const errors = commonPasswordErrors(password);
		if (errors.length > 0) return refuse('invalid_request', { errors });
		const owner = await prove(caller.userId, currentPassword);
		if (!owner.ok) return owner;

		const { userId, version, role, profile, passwordHash: oldHash } = owner.value;
		const changed = await passwords.change({ userId, version, oldHash, hash: await hash(password), now: now() });
		// Another request changed the password first: the one typed as current no longer is.
		if (!changed.ok) return refuse('wrong_password');
		await loginLimits.forgetDevices(profile.email);
		const secondsLeft = caller.expiresAt - now().getTime() / 1000;
		const remember = secondsLeft > sessionSeconds.client;
		const token = await issueToken({ userId, role, version: version + 1, remember });
		return ok({ user: { id: userId, ...shownStanding(owner.value), ...profile, email: shownEmail(profile) }, token });
	};

export interface LogoutEverywhereDeps {
	readonly changes: Pick<AccountChanges, 'endAllSessions'>;
	readonly now: () => Date;
}

export const logoutEverywhere =
	({ changes, now }: LogoutEverywhereDeps) =>
	async ({ caller }: RequestFor<'logoutEverywhere', 'caller'>): Promise<ResultFor<'logoutEverywhere'>> => {
		await changes.endAllSessions(caller.userId, now());
		return ok(null);
	};
