import type { ClosedPerson, ClosingStore } from '../../identity/account/closing.ts';
import { statedAddress } from '../../platform/confirmed-address.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { ProveOwner } from '../own/prove-owner.usecase.ts';

export interface DeleteAccountDeps {
	readonly prove: ProveOwner;
	readonly closings: Pick<ClosingStore, 'close'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym' | 'encrypt'>>;
	readonly now: () => Date;
}

/** Closes the account at once; a job promised in the same transaction erases the rest. */
export const deleteAccount =
	({ prove, closings, openCipher, now }: DeleteAccountDeps) =>
	async ({ body, caller }: RequestFor<'deleteAccount', 'body' | 'caller'>): Promise<ResultFor<'deleteAccount'>> => {
		const owner = await prove(caller.userId, body.currentPassword);
		if (!owner.ok) return owner;
		const { userId, version, roles, profile } = owner.value;
		const cipher = await openCipher();
		const pseudonym = cipher.pseudonym('email', statedAddress(profile.email, 'unique_address'));
		const person: ClosedPerson = { email: profile.email, name: profile.name };
		const closed = await closings.close({
			userId,
			pseudonym,
			emailSetAt: profile.emailSetAt,
			version,
			roles,
			// An unconfirmed account may be a stranger's: the address gets no mail (promise A14).
			lastMail: profile.emailVerified ? cipher.encrypt(JSON.stringify(person), pseudonym) : undefined,
			now: now(),
		});
		if (closed.ok) return ok(null);
		// The password was changed or the account closed while this request was being verified.
		return refuse(closed.refusal === 'last_admin' ? 'last_admin' : 'wrong_password');
	};
