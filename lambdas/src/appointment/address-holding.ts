import { type AddressHolder, confirmedAddress } from '../platform/confirmed-address.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import { stillUpcoming, type Upcoming } from './upcoming.ts';

/** The account that holds an address for which staff book. */
export interface AddressHolding extends AddressHolder {
	readonly userId: string;
	readonly name: string;
	/** False for an account that the centre made, until its owner chooses a password. */
	readonly hasPassword: boolean;
	/** Staff verified the client's identity, by an ID or by voice. */
	readonly isIdentified: boolean;
	readonly isStaff: boolean;
	readonly status: 'active' | 'disabled' | 'deleted';
	/** The version of the account's sessions. */
	readonly version: number;
	readonly upcoming: readonly Upcoming[];
	/** Version of the list of upcoming visits; 0 while there is none. */
	readonly bookedVersion: number;
}

export interface BookingCall {
	readonly name: string | undefined;
	/** Staff have seen that an unconfirmed account holds the address, and that it will be closed. */
	readonly closesUnconfirmed: boolean;
	readonly now: Date;
}

/** An account that a booking closes, exactly as it was read. */
export type ClaimedAccount = Pick<AddressHolding, 'userId' | 'version' | 'bookedVersion'>;

/** The account that the booking is for: an existing or a new account. A new one may replace an unconfirmed account. */
export type BookedFor =
	| { readonly userId: string }
	| { readonly newcomerNamed: string; readonly claimedFrom?: ClaimedAccount };

/**
 * Decides to which account a booking by staff for an address goes (promise A11). An account owns the address once it
 * confirmed it; so does one that the centre made, which only the mailbox's owner can enter, and one whose client staff
 * know. Any other may be a stranger's, so the booking takes the address from it: staff must give the name and accept
 * that the account is closed. An account with visits to come keeps them and the address.
 */
export function bookedFor(
	holding: AddressHolding | undefined,
	{ name, closesUnconfirmed, now }: BookingCall,
): Result<BookedFor, 'unknown_client' | 'unconfirmed_client'> {
	if (holding === undefined) return name === undefined ? refuse('unknown_client') : ok({ newcomerNamed: name });
	if (isTheirs(holding)) return ok({ userId: holding.userId });
	if (holding.isStaff) return refuse('unconfirmed_client', { detail: STAFF_FIRST });
	if (!closesUnconfirmed || stillUpcoming(holding.upcoming, now).length > 0) return refuse('unconfirmed_client');
	if (name === undefined) return refuse('unknown_client', { detail: NAME_AGAIN });
	const { userId, version, bookedVersion } = holding;
	return ok({ newcomerNamed: name, claimedFrom: { userId, version, bookedVersion } });
}

const isTheirs = (holding: AddressHolding): boolean =>
	confirmedAddress(holding) !== undefined ||
	holding.isIdentified ||
	!holding.hasPassword ||
	holding.status !== 'active';

const STAFF_FIRST =
	'This address belongs to a colleague who has not confirmed it. Please ask them to open the link in our email first.';
const NAME_AGAIN = 'Please give the name of the person on the phone.';
