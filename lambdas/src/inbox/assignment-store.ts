import type { AuditContext } from '../audit/audit-context.ts';
import type { Assignee, Assignment, OnPhone } from './assignment.ts';
import type { EntryState, Inbox } from './inbox.ts';

export interface EntryAddress {
	readonly kind: Inbox;
	readonly id: string;
}

/** The part of an entry that decides who may deal with it, without text. */
export interface AssignedEntry extends Assignment {
	readonly state: EntryState;
	readonly version: number;
	/** It contained words of crisis when it was written. */
	readonly mayBeInCrisis: boolean;
}

/** Storage of assignments. A change is false when the assignment changed meanwhile, or the entry no longer waits. */
export interface AssignmentStore {
	find(address: EntryAddress): Promise<AssignedEntry | undefined>;
	/** Undefined: the call is over. */
	setOnPhone(
		address: EntryAddress,
		read: AssignedEntry,
		call: AuditContext & { readonly onPhone: OnPhone | undefined },
	): Promise<boolean>;
	/** With the jobs that notify the assignee, unless they took it themselves. */
	setAssignee(address: EntryAddress, read: AssignedEntry, handOver: HandOver): Promise<boolean>;
}

export interface HandOver extends AuditContext {
	readonly assignee: Assignee;
	readonly jobIds: HandOverJobs;
}

/** Ids of the jobs that notify a colleague. */
interface HandOverJobs {
	readonly mail: string;
	readonly sms: string;
}
