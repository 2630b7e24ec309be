import type { AuditAction, AuditEntry, AuditedChange, AuditedRequest, MergedRecords } from '../platform/audit-entry.ts';

/** Details of an entry besides actor, action and object. */
export interface AuditedFacts {
	readonly change?: AuditedChange;
	readonly days?: NonNullable<AuditEntry['days']>;
	readonly merged?: MergedRecords;
}

/** One line of the audit as read: ids only. */
export interface AuditRecord {
	readonly id: string;
	/** ISO UTC. */
	readonly at: string;
	readonly actor: string;
	readonly action: AuditAction;
	readonly object: string;
	readonly facts: AuditedFacts;
	readonly request: AuditedRequest | undefined;
	/** The sort key of the entry within the day: by the moment, then by id. */
	readonly place: string;
}

export interface AuditQuery {
	/** `YYYY-MM-DD`, a day of the centre. */
	readonly day: string;
	readonly actor: string | undefined;
	readonly object: string | undefined;
	/** Only these actions; undefined: any. */
	readonly actions: readonly string[] | undefined;
	/** Only entries before this sort key; absent: from the newest. */
	readonly before: string | undefined;
	readonly count: number;
}

export interface AuditStore {
	/** The newest `limit` entries of a day, newest first, read consistently. */
	newestOf(question: AuditQuery): Promise<readonly AuditRecord[]>;
}
