/** A new account, as the dashboard lists it. */
interface Newcomer {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	readonly emailVerified: boolean;
	/** ISO UTC. */
	readonly joinedAt: string;
}

/** Lists of the dashboard beyond the appointments of a day: sparse indexes, each read by one Query. */
export interface AgendaStore {
	/** Ids of the confirmed appointments that ended between two instants (the first included), oldest first. */
	awaited(from: Date, to: Date, limit?: number): Promise<readonly string[]>;
	/** Ids of coming appointments with an undelivered mail, soonest first. Eventually consistent: check each. */
	troubled(now: Date): Promise<readonly string[]>;
	/** Ids of the bookings made in a month (`YYYY-MM`), newest first. */
	bookedIn(month: string, limit: number): Promise<readonly string[]>;
	/** Accounts that joined in a month, newest first. */
	joinedIn(month: string, limit: number): Promise<readonly Newcomer[]>;
}
