import type { verify as endpoint } from '@tulia/contracts/identity/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import { type AccountStore, shownEmail } from './account.ts';

/** Tells whose session this is; the access adapter has already decided that it is one. */
export const verify =
	({ accounts }: { readonly accounts: Pick<AccountStore, 'readProfile'> }) =>
	async ({ caller }: Pick<Input<typeof endpoint>, 'caller'>): Promise<HandlerResult<'verify'>> => {
		const profile = await accounts.readProfile(caller.userId);
		// AUTH and PROFILE are written and removed in one transaction.
		if (!profile) throw new Error('An account has an AUTH record and no profile.');
		return ok({ id: caller.userId, role: caller.role, ...profile, email: shownEmail(profile) });
	};
