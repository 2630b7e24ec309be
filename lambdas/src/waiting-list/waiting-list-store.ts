import type { TimeOffer, WaitingEntry } from './waiting-entry.ts';

/** `taken`: the time or the quota slot is. `stale`: the entry or the schedule changed since it was read. */
export type WaitingWritten = 'written' | 'taken' | 'stale';

export interface NewEntry {
	readonly entry: WaitingEntry;
	readonly auditId: string;
	readonly now: Date;
}

export interface EntryChange {
	readonly before: WaitingEntry;
	readonly after: WaitingEntry;
	/** The staff member who made the change, for the audit; absent for changes by the client or the system. */
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

export interface WaitingListStore {
	/** Read consistently. */
	find(id: string): Promise<WaitingEntry | undefined>;
	/** All waiting entries, the longest waiting first. Eventually consistent. */
	waiting(): Promise<readonly WaitingEntry[]>;
	/** The latest ended entries, latest first. Eventually consistent. */
	ended(count: number): Promise<readonly WaitingEntry[]>;
	/** A client's waiting entries, oldest first. Read consistently. */
	ofClient(userId: string): Promise<readonly WaitingEntry[]>;
	/** All entries of a client, ended ones included. Eventually consistent. */
	allOf(userId: string): Promise<readonly WaitingEntry[]>;
	/** One transaction. `taken`: the quota slot is taken. `stale`: the account is not open, or the entry exists. */
	join(entry: NewEntry): Promise<WaitingWritten>;
	/** One transaction: the half hours are held, the entry has the offer, and the job of the notice is stored. */
	offer(offer: NewOffer): Promise<WaitingWritten>;
	/** One transaction: the entry changes, and cells that it no longer holds are freed. */
	change(change: EntryChange): Promise<WaitingWritten>;
	/** Records that a notice of an offer was sent. Idempotent. */
	recordNotified(entryId: string, offerId: string, by: 'email' | 'sms'): Promise<void>;
	/** Reverts that record, because the message was not delivered. Idempotent. */
	noteLost(entryId: string, offerId: string, by: 'email' | 'sms'): Promise<void>;
	/** Moves an entry to the client whose record absorbed this one, into any free quota slot. Idempotent. */
	give(entry: WaitingEntry, to: string): Promise<void>;
	/** Deletes an entry and frees its held time. Idempotent. */
	remove(entry: WaitingEntry): Promise<void>;
}
