import type { AuditContext } from '../audit/audit-context.ts';
import type { Assignment, OnPhone } from './assignment.ts';
import type { EntryState, Inbox } from './inbox.ts';

/** Which entry. */
interface EntryAddress {
	readonly kind: Inbox;
	readonly id: string;
}

/** What of an entry decides who may deal with it: not a word of what was written. */
interface AssignedEntry extends Assignment {
	readonly state: EntryState;
	readonly version: number;
}

/** What saying who deals with an entry needs from storage. A change is false where that was changed since it was read, or the entry waits no more. */
export interface AssignmentStore {
	find(address: EntryAddress): Promise<AssignedEntry | undefined>;
	/** Undefined: nobody has the writer on the phone any more. */
	setOnPhone(
		address: EntryAddress,
		read: AssignedEntry,
		onPhone: OnPhone | undefined,
		act: AuditContext,
	): Promise<boolean>;
}
