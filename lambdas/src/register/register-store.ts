import type { AuditContext } from '../audit/audit-context.ts';
import type { AuditAction } from '../platform/audit-entry.ts';
import type { Result } from '../platform/http/result.ts';
import type { RegisterEntries, RegisterName } from './register-entry.ts';

/** What the registers need from storage. Each change is written with its entry in the audit, both or neither. */
export interface RegisterStore {
	list<N extends RegisterName>(register: N): Promise<readonly RegisterEntries[N][]>;
	find<N extends RegisterName>(register: N, id: string): Promise<RegisterEntries[N] | undefined>;
	/** Adds an entry, unless there is one with its id: then nothing is written. */
	add<N extends RegisterName>(register: N, entry: RegisterEntries[N], audit: EntryAudit): Promise<void>;
	/** On the version before this one. */
	replace<N extends RegisterName>(
		register: N,
		entry: RegisterEntries[N],
		audit: EntryAudit,
	): Promise<Result<undefined, 'changed_meanwhile'>>;
}

/** Who did it, what it is called, and what became of the beginning of the clock, where that changed. */
export interface EntryAudit {
	readonly by: AuditContext;
	readonly action: AuditAction;
	readonly change?: { readonly from: string; readonly to: string } | undefined;
}
