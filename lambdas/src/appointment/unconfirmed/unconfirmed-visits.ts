/** One of the places a network has for visits of accounts whose address is unconfirmed. */
export interface UnconfirmedPlace {
	/** Pseudonym of the network. */
	readonly network: string;
	/** From 0. */
	readonly number: number;
	/** The visit that had the place and needs it no more; undefined where nobody had it. */
	readonly replaces: string | undefined;
}

/** A visit that had a place when it was booked. */
interface UnconfirmedVisit {
	readonly appointmentId: string;
	/** Pseudonym of the network it was booked from. */
	readonly network: string;
}

/**
 * The visits that accounts with unconfirmed addresses hold, by the network they were booked from (promise A16). A place is
 * taken in the booking's own transaction, so that no race can go over the ceiling. It is needed while its visit is confirmed
 * and to come, and its client's address unconfirmed: nothing has to run when that ends, because whoever looks for a place finds out.
 */
export interface UnconfirmedVisitStore {
	/** A place for one more visit from this network, or undefined while all are needed. Read consistently. */
	findPlace(ip: string, now: Date): Promise<UnconfirmedPlace | undefined>;
	/** All that had a place and may still need it, longest booked first. May lack the last second. */
	all(): Promise<readonly UnconfirmedVisit[]>;
}
