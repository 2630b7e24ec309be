import type { ClosingStore } from '../../identity/account/closing.ts';
import { statedAddress } from '../../platform/confirmed-address.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { ProveOwner } from '../own/prove-owner.usecase.ts';

export interface DeleteAccountDeps {
	readonly prove: ProveOwner;
	readonly closings: Pick<ClosingStore, 'close'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>;
	readonly now: () => Date;
}

/** Closes the account at once; the rest of it is erased by a job that this very transaction promises. */
export const deleteAccount =
	({ prove, closings, openCipher, now }: DeleteAccountDeps) =>
	async ({ body, caller }: RequestFor<'deleteAccount', 'body' | 'caller'>): Promise<ResultFor<'deleteAccount'>> => {
		const owner = await prove(caller.userId, body.currentPassword);
		if (!owner.ok) return owner;
		const { userId, version, roles, profile } = owner.value;
		const pseudonym = (await openCipher()).pseudonym('email', statedAddress(profile.email, 'unique_address'));
		const closed = await closings.close({
			userId,
			pseudonym,
			emailSetAt: profile.emailSetAt,
			version,
			roles,
			now: now(),
		});
		if (closed.ok) return ok(null);
		// The password was changed, or the account closed, while this one was being proven.
		return refuse(closed.refusal === 'last_admin' ? 'last_admin' : 'wrong_password');
	};
