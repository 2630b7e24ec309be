import { DAY, MINUTE } from '@tulia/centre/durations';

/**
 * What a link in a mail allows: a new password, the first password (same page and write, longer life), the confirmation
 * of an address, or of a new one (same page).
 */
export type LinkKind = 'reset' | 'invite' | 'confirm' | 'change';

/** Lifetime of a link, milliseconds (promise A2 and rule 5). */
export const LINK_LIFE_MS: Record<LinkKind, number> = {
	reset: 30 * MINUTE,
	invite: 7 * DAY,
	confirm: 7 * DAY,
	change: 7 * DAY,
};

/** A link as it is stored: never its token. */
interface Link {
	readonly hash: string;
	readonly userId: string;
	/** The session version of the account when the link was made: a reset works only while it is unchanged. */
	readonly version: number;
	/**
	 * The pseudonym of the address that the link was sent to: the link is valid while the account has that address.
	 * Absent in old links.
	 */
	readonly address?: string;
	/** The number of the change of address that the link confirms. */
	readonly change?: number;
}

export interface StoredLink extends Link {
	/** Epoch milliseconds. Checked in code too, because DynamoDB deletes expired items late. */
	readonly expiresAt: number;
}

export interface LinkStore {
	keep(kind: LinkKind, link: Link, now: Date): Promise<void>;
	/** The link of a token, unless it has expired at `now`. */
	find(kind: LinkKind, hash: string, now: Date): Promise<StoredLink | undefined>;
}
