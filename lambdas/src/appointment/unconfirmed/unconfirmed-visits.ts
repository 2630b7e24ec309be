/** A quota slot of a network for visits of accounts whose address is unconfirmed. */
export interface UnconfirmedPlace {
	/** Pseudonym of the network. */
	readonly network: string;
	/** From 0. */
	readonly number: number;
	/** The visit that had the slot and needs it no more; undefined for an unused slot. */
	readonly replaces: string | undefined;
}

/** A visit that took a quota slot when it was booked. */
interface UnconfirmedVisit {
	readonly appointmentId: string;
	readonly network: string;
}

/**
 * The quota of visits of accounts with unconfirmed addresses, by the network they were booked from (promise A16). A
 * slot is taken in the booking's own transaction, so that no race exceeds the quota. It is needed while its visit is
 * confirmed and to come, and its client's address unconfirmed: no job has to free it, because the next search for a
 * slot checks that.
 */
export interface UnconfirmedVisitStore {
	/** A slot for one more visit from this network, or undefined while all are needed. Read consistently. */
	findPlace(ip: string, now: Date): Promise<UnconfirmedPlace | undefined>;
	/** All that took a slot and may still need it, longest booked first. May lack the last second. */
	all(): Promise<readonly UnconfirmedVisit[]>;
}
