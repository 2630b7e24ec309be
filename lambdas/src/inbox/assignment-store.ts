import type { AuditContext } from '../audit/audit-context.ts';
import type { Assignee, Assignment, OnPhone } from './assignment.ts';
import type { EntryState, Inbox } from './inbox.ts';

/** Which entry. */
export interface EntryAddress {
	readonly kind: Inbox;
	readonly id: string;
}

/** What of an entry decides who may deal with it: not a word of what was written. */
export interface AssignedEntry extends Assignment {
	readonly state: EntryState;
	readonly version: number;
	/** It held words of crisis when it was written. */
	readonly mayBeInCrisis: boolean;
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
	/** With the jobs that tell them, unless they took it themselves. */
	setAssignee(
		address: EntryAddress,
		read: AssignedEntry,
		assignee: Assignee,
		act: AuditContext & { readonly jobIds: HandOverJobs },
	): Promise<boolean>;
}

/** The ids of what tells a colleague. */
export interface HandOverJobs {
	readonly mail: string;
	readonly sms: string;
}
