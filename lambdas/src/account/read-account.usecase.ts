import type { Account } from '@tulia/contracts/account/schemas';
import type { AccountStore } from '../identity/account.ts';
import type { Caller } from '../platform/http.ts';
import type { SecondFactorStore } from './second-factor-store.ts';

export interface ReadAccountDeps {
	readonly accounts: Pick<AccountStore, 'readProfile'>;
	readonly factors: Pick<SecondFactorStore, 'read'>;
	/** Whether staff must have a second factor here. */
	readonly asksStaffForFactor: boolean;
}

export type ReadAccount = (caller: Pick<Caller, 'userId' | 'role'>) => Promise<Account>;

/** The account as its owner sees it. */
export const readAccount =
	({ accounts, factors, asksStaffForFactor }: ReadAccountDeps): ReadAccount =>
	async ({ userId, role }) => {
		const [profile, factor] = await Promise.all([accounts.readProfile(userId), factors.read(userId)]);
		// AUTH and PROFILE are written and removed in one transaction.
		if (!profile) throw new Error('An account has an AUTH record and no profile.');
		const isActive = factor?.state === 'active';
		return {
			id: userId,
			role,
			...profile,
			consents: [...profile.consents],
			secondFactor: {
				enabled: isActive,
				required: role === 'admin' && asksStaffForFactor,
				recoveryCodesLeft: isActive ? factor.recoveryCodesLeft : 0,
			},
		};
	};
