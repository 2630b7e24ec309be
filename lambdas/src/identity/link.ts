/**
 * What a link in a mail lets its holder do: choose a new password, choose the first one (by the same page and the same write,
 * for longer), or confirm an address.
 */
export type LinkKind = 'reset' | 'invite' | 'confirm';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a link works, milliseconds (promise A2 and decision 5). */
export const LINK_LIFE_MS: Record<LinkKind, number> = {
	reset: 30 * MINUTE,
	invite: 7 * DAY,
	confirm: 7 * DAY,
};

/** A link as it is stored: never its token. */
export interface Link {
	readonly hash: string;
	readonly userId: string;
	/** The session version of the account when the link was made: a reset works only while it has not risen. */
	readonly version: number;
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
