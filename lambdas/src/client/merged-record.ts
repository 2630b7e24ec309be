import type { PhoneNumber } from '../platform/phone-number.ts';

/** What a record that was merged into another one said of the client. */
export interface MergedRecord {
	readonly id: string;
	/** ISO UTC. */
	readonly at: string;
	/** The account that merged them: of staff, or the client's own. */
	readonly by: string;
	readonly name: string;
	/** Empty where there was none. */
	readonly email: string;
	/** Its mailbox had said so. What was written under it until then is the client's. */
	readonly emailVerified: boolean;
	readonly phone?: PhoneNumber;
	/** Why; absent where the client did it. */
	readonly reason?: string;
	/** How many visits came with it. */
	readonly visits: number;
	/** What the record that stays said until then, where that of the other one took its place. */
	readonly replaced?: { readonly name: string; readonly email: string; readonly phone?: PhoneNumber };
}

/** A record that is merged: which one stays, and what is still to be done. Names nobody. */
export interface Merge {
	readonly id: string;
	readonly into: string;
	/** ISO UTC. */
	readonly at: string;
	readonly state: 'moving' | 'done';
	/** The visits that were still to end when it began. They changed hands at once. */
	readonly coming: readonly string[];
}
