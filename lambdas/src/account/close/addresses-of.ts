import type { Profile } from '../../identity/account/account.ts';
import { type ConfirmedAddress, confirmedAddress } from '../../platform/confirmed-address.ts';

export interface OwnAddress {
	readonly address: ConfirmedAddress;
	/**
	 * ISO UTC: when the address was released. Texts written under it later may be its next owner's. Absent: the address
	 * still belongs to this person.
	 */
	readonly until?: string;
}

/** The confirmed addresses under which a person wrote: their own, and those of records that were merged into theirs. */
export function addressesOf(
	profile: Pick<Profile, 'email' | 'emailVerified' | 'merged'> | undefined,
): readonly OwnAddress[] {
	if (!profile) return [];
	const own = confirmedAddress(profile);
	const former = profile.merged.flatMap((record) => {
		const address = confirmedAddress(record);
		return address === undefined || address === own ? [] : [{ address, until: record.at }];
	});
	return own === undefined ? former : [{ address: own }, ...former];
}
