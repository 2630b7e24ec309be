import type { AuditAction } from '@tulia/contracts/audit/actions';

export type { AuditAction };

export interface AuditEntry {
	readonly id: string;
	readonly actor: string;
	readonly action: AuditAction;
	/** The id of what the action changed. */
	readonly object: string;
	readonly at: Date;
	/** For two client records that were merged. */
	readonly merged?: MergedRecords;
	readonly change?: AuditedChange | undefined;
	/** For a closure: its first and last day. */
	readonly days?: { readonly from: string; readonly to: string };
	/** For a reading of notes: the client of the visit; `clientId` is undefined once the client is erased. */
	readonly notesOf?: { readonly clientId: string | undefined };
	/** For a data request: the access or erasure that was carried out. */
	readonly request?: AuditedRequest | undefined;
}

/** Which record ceased, which stays, and how much was moved. */
export interface MergedRecords {
	readonly other: string;
	readonly stays: string;
	/** All visits, those that had not ended, and those with a payment. */
	readonly visits: number;
	readonly coming: number;
	readonly paid: number;
}

/**
 * Before and after: instants (ISO UTC) of a move, names of a role or an outcome, `KES 350000` (currency and cents) of a
 * price, assignees of an entry (empty: none).
 */
export interface AuditedChange {
	readonly from: string;
	readonly to: string;
}

/** What the audit stores of a data request. */
export interface AuditedRequest {
	/** The calendar day of the request. */
	readonly askedOn: string;
	/** Who made the request, how they were identified and why; sealed with the id of the entry. */
	readonly words: string;
}

/** Who changes something, when, and the id of the audit entry about it. */
export type Actor = Pick<AuditEntry, 'id' | 'actor' | 'at'>;
