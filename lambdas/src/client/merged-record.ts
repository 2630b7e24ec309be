import type { PhoneNumber } from '../platform/phone-number.ts';

/** The client's details in a record that was merged into another. */
export interface MergedRecord {
	readonly id: string;
	/** ISO UTC. */
	readonly at: string;
	/** The account that merged them: of staff, or the client's own. */
	readonly by: string;
	readonly name: string;
	/** Empty for a record without an address. */
	readonly email: string;
	/** The address was confirmed: texts written under it until then are the client's. */
	readonly emailVerified: boolean;
	readonly phone?: PhoneNumber;
	/** The reason; absent where the client merged them. */
	readonly reason?: string;
	readonly visits: number;
	/** Details of the remaining record that those of the merged one replaced. */
	readonly replaced?: { readonly name: string; readonly email: string; readonly phone?: PhoneNumber };
}

/** A merge under way: the remaining record, and what is still to be done. Without names. */
export interface Merge {
	readonly id: string;
	readonly into: string;
	/** ISO UTC. */
	readonly at: string;
	readonly state: 'moving' | 'done';
	/** The visits that had not ended when it began. They were reassigned at once. */
	readonly coming: readonly string[];
}
