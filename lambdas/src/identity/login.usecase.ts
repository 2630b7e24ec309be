import type { login as endpoint } from '@tulia/contracts/identity/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import type { AccountStore } from './account.ts';
import { canonicalEmail } from './email-address.ts';
import type { issueSession } from './issue-session.usecase.ts';
import { decoyHash, isOutdated, passwordMatches } from './password-hash.ts';

export interface LoginDeps {
	readonly accounts: Pick<AccountStore, 'findLogin' | 'replaceHash'>;
	readonly hash: (password: string) => Promise<string>;
	readonly issueToken: ReturnType<typeof issueSession>;
}

/**
 * Exchanges an address and a password for a session. An unknown address, a wrong password and a disabled account cost
 * the same work and answer the same bytes (promise A1).
 */
export const login =
	({ accounts, hash, issueToken }: LoginDeps) =>
	async ({ body }: Pick<Input<typeof endpoint>, 'body'>): Promise<HandlerResult<'login'>> => {
		const { email, password, remember = false } = body;
		const account = await accounts.findLogin(canonicalEmail(email));
		const matches = await passwordMatches(password, account?.passwordHash ?? decoyHash);
		if (!account || !matches || account.status !== 'active') return refuse('invalid_credentials');

		const { userId, role, version, profile, passwordHash } = account;
		if (isOutdated(passwordHash)) await accounts.replaceHash(userId, passwordHash, await hash(password));
		return ok({ user: { id: userId, role, ...profile }, token: await issueToken({ userId, role, version, remember }) });
	};
