import type { AuditAction } from '@tulia/contracts/audit/actions';

export type { AuditAction };

export interface AuditEntry {
	readonly id: string;
	/** The account that acted. */
	readonly actor: string;
	readonly action: AuditAction;
	/** The id of what it was done to. */
	readonly object: string;
	readonly at: Date;
	/** Of two client records that became one. */
	readonly merged?: MergedRecords;
	readonly change?: AuditedChange | undefined;
	/** Of a closure: its first day and its last. */
	readonly days?: { readonly from: string; readonly to: string };
	/** Of a reading of notes: whose they are. Undefined there: the client was erased. */
	readonly notesOf?: { readonly clientId: string | undefined };
	/** Of somebody's data that was handed over or erased because they asked. */
	readonly request?: AuditedRequest | undefined;
}

/** Which record ceased, which stays, and how much came with it. */
export interface MergedRecords {
	readonly other: string;
	readonly stays: string;
	/** Visits, those among them that had not ended, and those for which something was paid. */
	readonly visits: number;
	readonly coming: number;
	readonly paid: number;
}

/**
 * Before and after: instants (ISO UTC) of a move, names of a role or an outcome, `KES 350000` (currency and cents) of a price, accounts of
 * what was handed to a colleague (empty: nobody). */
export interface AuditedChange {
	readonly from: string;
	readonly to: string;
}

/** What stands in the audit of a request for somebody's data. */
export interface AuditedRequest {
	/** The calendar day on which they asked. */
	readonly askedOn: string;
	/** Who asked, how they were known and why, sealed with the id of the entry. */
	readonly words: string;
}

/** Who changes something at what moment, and the id of the audit entry about it. */
export type Actor = Pick<AuditEntry, 'id' | 'actor' | 'at'>;
