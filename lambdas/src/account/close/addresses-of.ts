import type { Profile } from '../../identity/account/account.ts';
import { type ConfirmedAddress, confirmedAddress } from '../../platform/confirmed-address.ts';

export interface OwnAddress {
	readonly address: ConfirmedAddress;
	/** ISO UTC: the address was free from then on, and what was written under it later may be somebody else's. Absent: it is theirs. */
	readonly until?: string;
}

/** The addresses under which somebody wrote: their own, and those of records that were merged into theirs. Confirmed ones only. */
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
