import type { AuditContext } from '../audit/audit-context.ts';
import type { AuditAction } from '../platform/audit-entry.ts';
import type { Result } from '../platform/http/result.ts';
import type { RegisterEntries, RegisterName } from './register-entry.ts';

/** The storage of the registers. Each change is written in one transaction with its audit entry. */
export interface RegisterStore {
	list<N extends RegisterName>(register: N): Promise<readonly RegisterEntries[N][]>;
	find<N extends RegisterName>(register: N, id: string): Promise<RegisterEntries[N] | undefined>;
	/** Adds an entry; writes nothing when one with its id exists. */
	add<N extends RegisterName>(register: N, entry: RegisterEntries[N], audit: EntryAudit): Promise<void>;
	/** Conditional on the previous version. */
	replace<N extends RegisterName>(
		register: N,
		entry: RegisterEntries[N],
		audit: EntryAudit,
	): Promise<Result<undefined, 'changed_meanwhile'>>;
}

/** The actor, the action, and the start of the deadline before and after, if it changed. */
export interface EntryAudit {
	readonly by: AuditContext;
	readonly action: AuditAction;
	readonly change?: { readonly from: string; readonly to: string } | undefined;
}
