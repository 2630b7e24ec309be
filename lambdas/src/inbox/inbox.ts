import type { AuditContext } from '../audit/audit-context.ts';
import type { Assignment } from './assignment.ts';

export type Inbox = 'questions' | 'messages';

/** `new` waits for staff; `answered` when a mail was promised; `done` and `spam` are set by staff. */
export type EntryState = 'new' | 'answered' | 'done' | 'spam';

export interface SentReply {
	readonly text: string;
	/** ISO UTC. */
	readonly at: string;
	/** The account that wrote it. */
	readonly by: string;
	/** The version of the entry that it created, which identifies its mail. */
	readonly version: number;
	/** When its mail bounced, ISO UTC. */
	readonly cameBack?: string;
}

export const returned = ({ cameBack }: SentReply): { readonly cameBack?: string } =>
	cameBack === undefined ? {} : { cameBack };

/** A question or a message, decrypted. */
export interface InboxEntry extends Assignment {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	/** Only of messages, and optional there. */
	readonly phone: string | undefined;
	/** Only of messages. */
	readonly subject: string | undefined;
	readonly text: string;
	/** ISO UTC. */
	readonly createdAt: string;
	/** It contained words of crisis when it was written. */
	readonly mayBeInCrisis: boolean;
	readonly state: EntryState;
	readonly replies: readonly SentReply[];
	readonly version: number;
}

/** Storage of the inboxes. A change is false on a version conflict. */
export interface InboxStore {
	/** Newest first; waiting ones begin with words of crisis; undefined for a cursor of another list. */
	list(
		state: EntryState,
		page: { readonly limit: number; readonly cursor: string | undefined },
	): Promise<{ readonly rows: readonly InboxEntry[]; readonly nextCursor: string | undefined } | undefined>;
	find(id: string): Promise<InboxEntry | undefined>;
	setState(entry: InboxEntry, state: Exclude<EntryState, 'answered'>, act: AuditContext): Promise<boolean>;
	/** Stores a reply, together with the job that mails it. */
	reply(entry: InboxEntry, text: string, act: AuditContext & { readonly jobId: string }): Promise<boolean>;
}
