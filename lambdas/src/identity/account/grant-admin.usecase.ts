import { confirmedAddress, statedAddress } from '../../platform/confirmed-address.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { AccountStore } from './account.ts';
import type { RoleStore } from './role-store.ts';

export interface GrantAdminDeps {
	readonly accounts: Pick<AccountStore, 'findLogin'>;
	readonly roles: RoleStore;
	readonly now: () => Date;
}

/** The account, and the actor. */
interface AdminGrant {
	readonly email: string;
	readonly actor: string;
}

export type GrantAdmin = (
	grant: AdminGrant,
) => Promise<Result<'granted' | 'already', 'unknown_address' | 'not_active' | 'not_confirmed' | 'changed_meanwhile'>>;

/**
 * Makes an existing account an owner's. It creates no account: staff register first and confirm the address, or a
 * stranger who registered a colleague's address would get the role (promise A12). Idempotent.
 */
export const grantAdmin =
	({ accounts, roles, now }: GrantAdminDeps): GrantAdmin =>
	async ({ email, actor }) => {
		const account = await accounts.findLogin(statedAddress(email, 'promotion'));
		if (!account) return refuse('unknown_address');
		const { userId, version, roles: held, status } = account;
		if (status !== 'active') return refuse('not_active');
		if (held.includes('owner')) {
			await roles.noteOwner(userId);
			return ok('already');
		}
		if (confirmedAddress(account.profile) === undefined) return refuse('not_confirmed');
		const promoted = await roles.promote({ userId, version, roles: held, actor, now: now() });
		return promoted.ok ? ok('granted') : promoted;
	};
