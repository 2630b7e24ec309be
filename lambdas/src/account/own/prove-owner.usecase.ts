import type { AccountStore, Login } from '../../identity/account/account.ts';
import { passwordMatches } from '../../identity/account/password-hash.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Counter, RateLimits } from '../../platform/limits/rate-limits.ts';

export interface ProveOwnerDeps {
	readonly accounts: Pick<AccountStore, 'readLogin'>;
	readonly limits: RateLimits;
	readonly now: () => Date;
}

export type ProveOwner = (
	userId: string,
	password: string,
) => Promise<Result<Login, 'wrong_password' | 'too_many_requests'>>;

const counterOf = (userId: string): Counter => ({ name: `password#${userId}`, limit: 5, windowSeconds: 15 * 60 });

/** Requires the password again before an irreversible action: the session may be open on an unattended screen. */
export const proveOwner =
	({ accounts, limits, now }: ProveOwnerDeps): ProveOwner =>
	async (userId, password) => {
		const admitted = await limits.admit([counterOf(userId)], now());
		if (!admitted.ok) return admitted;
		const account = await accounts.readLogin(userId);
		if (!account || !(await passwordMatches(password, account.passwordHash))) return refuse('wrong_password');
		await limits.clear(counterOf(userId), now());
		return ok(account);
	};
