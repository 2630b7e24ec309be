/**
 * What a link in a mail lets its holder do: choose a new password, choose the first one (by the same page and the same write,
 * for longer), confirm an address, or confirm another one in its place (by the same page).
 */
export type LinkKind = 'reset' | 'invite' | 'confirm' | 'change';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a link works, milliseconds (promise A2 and rule 5). */
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
	/** The session version of the account when the link was made: a reset works only while it has not risen. */
	readonly version: number;
	/**
	 * The pseudonym of the address it was sent to: it works only while the account has that address. Absent in links made before
	 * addresses could change.
	 */
	readonly address?: string;
	/** The number of the change of address that it confirms. */
	readonly change?: number;
}

export interface StoredLink extends Link {
	/** Epoch milliseconds. Compared in code too: what has expired stays in the table for a while. */
	readonly expiresAt: number;
}

/** What links need from storage. */
export interface LinkStore {
	keep(kind: LinkKind, link: Link, now: Date): Promise<void>;
	/** The link behind a token that still works at `now`. */
	find(kind: LinkKind, hash: string, now: Date): Promise<StoredLink | undefined>;
}
