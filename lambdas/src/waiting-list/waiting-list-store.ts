import type { TimeOffer, WaitingEntry } from './waiting-entry.ts';

/** What became of a write. `taken`: somebody else has the time, or the place. `stale`: the entry or the schedule is no longer what was read. */
export type WaitingWritten = 'written' | 'taken' | 'stale';

export interface NewEntry {
	readonly entry: WaitingEntry;
	readonly auditId: string;
	readonly now: Date;
}

export interface EntryChange {
	readonly before: WaitingEntry;
	readonly after: WaitingEntry;
	/** Who ended it, or changed it for the client, for the audit; absent where the client or nobody did. */
	readonly audit?: { readonly id: string; readonly actor: string } | undefined;
	readonly now: Date;
}

export interface NewOffer {
	readonly before: WaitingEntry;
	readonly after: WaitingEntry;
	readonly offer: TimeOffer;
	/** The version of the psychologist's schedule that the time was computed from. */
	readonly scheduleVersion: number;
	readonly now: Date;
}

/** What the waiting list needs from storage. */
export interface WaitingListStore {
	/** Read consistently. */
	find(id: string): Promise<WaitingEntry | undefined>;
	/** Everybody who waits, first come first. May lack the last second. */
	waiting(): Promise<readonly WaitingEntry[]>;
	/** Who stopped waiting, latest first. May lack the last second. */
	ended(count: number): Promise<readonly WaitingEntry[]>;
	/** What a client waits for, in the order in which they asked. Read consistently. */
	ofClient(userId: string): Promise<readonly WaitingEntry[]>;
	/** All that a client waits and waited for. May lack the last second. */
	allOf(userId: string): Promise<readonly WaitingEntry[]>;
	/** One transaction; the account must be open. `taken`: the place is. `stale`: the account is not open, or the entry is there already. */
	join(entry: NewEntry): Promise<WaitingWritten>;
	/** One transaction: the half hours are held, the entry says so, and the notice is promised; or none of it. */
	offer(offer: NewOffer): Promise<WaitingWritten>;
	/** One transaction: the entry changes, and what was held for it before and is not afterwards is free. */
	change(change: EntryChange): Promise<WaitingWritten>;
	/** That a message told of an offer. Harmless when repeated. */
	noteTold(entryId: string, offerId: string, by: 'email' | 'sms'): Promise<void>;
	/** Takes back that a message told of an offer, because it did not arrive. Harmless when repeated. */
	noteLost(entryId: string, offerId: string, by: 'email' | 'sms'): Promise<void>;
	/** Makes it another client's, of whose record this one became a part; in any of their places. Harmless when repeated. */
	give(entry: WaitingEntry, to: string): Promise<void>;
	/** Removes it with all it says. What was held for it is free. Harmless when repeated. */
	remove(entry: WaitingEntry): Promise<void>;
}
