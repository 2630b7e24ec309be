import type { Account } from '@tulia/contracts/account/schemas';
import { type AccountStore, type Profile, shownEmail } from '../../identity/account/account.ts';
import type { Caller } from '../../platform/http/http.ts';
import type { SecondFactorStore } from '../second-factor/second-factor-store.ts';

export interface ReadAccountDeps {
	readonly accounts: Pick<AccountStore, 'readProfile'>;
	readonly factors: Pick<SecondFactorStore, 'read'>;
	/** Whether staff must have a second factor here. */
	readonly asksStaffForFactor: boolean;
	readonly now: () => Date;
}

export type ReadAccount = (caller: Pick<Caller, 'userId' | 'role' | 'version'>) => Promise<Account>;

/** The account as its owner sees it. */
export const readAccount =
	({ accounts, factors, asksStaffForFactor, now }: ReadAccountDeps): ReadAccount =>
	async ({ userId, role, version }) => {
		const [profile, factor] = await Promise.all([accounts.readProfile(userId), factors.read(userId)]);
		// AUTH and PROFILE are written and removed in one transaction.
		if (!profile) throw new Error('An account has an AUTH record and no profile.');
		const isActive = factor?.state === 'active';
		return {
			id: userId,
			role,
			...shownProfile(profile, version, now()),
			consents: [...profile.consents],
			secondFactor: {
				enabled: isActive,
				required: role === 'admin' && asksStaffForFactor,
				recoveryCodesLeft: isActive ? factor.recoveryCodesLeft : 0,
			},
		};
	};

/** The addresses as their owner sees them. A wish that expired, or that the end of its sessions stopped, shows no more. */
function shownProfile(
	profile: Profile,
	version: number,
	now: Date,
): Omit<Account, 'id' | 'role' | 'consents' | 'secondFactor'> {
	const { name, emailVerified, joinedAt, emailCameBack, emailChange } = profile;
	const shown = { name, email: shownEmail(profile), emailVerified, joinedAt, emailCameBack };
	if (!emailChange) return shown;
	const { email, until, cameBack } = emailChange;
	if (!emailVerified) return { ...shown, emailCameBack: cameBack };
	const isOpen = emailChange.version === version && until > now.toISOString();
	return isOpen ? { ...shown, emailChange: { email, until, cameBack } } : shown;
}
