import type { AuditContext } from '../audit/audit-context.ts';
import type { Assignment } from './assignment.ts';

/** Where visitors' words reach staff. */
export type Inbox = 'questions' | 'messages';

/** `new` waits for staff; `answered` when a mail was promised; `done` and `spam` are what staff say. */
export type EntryState = 'new' | 'answered' | 'done' | 'spam';

/** What staff wrote back. */
export interface SentReply {
	readonly text: string;
	/** ISO UTC. */
	readonly at: string;
	/** The account that wrote it. */
	readonly by: string;
	/** The version of the entry it made; its mail knows it by this. */
	readonly version: number;
	/** When its mail came back, ISO UTC. */
	readonly cameBack?: string;
}

/** That it came back, where it did. */
export const returned = ({ cameBack }: SentReply): { readonly cameBack?: string } =>
	cameBack === undefined ? {} : { cameBack };

/** A question or a message, opened. */
export interface InboxEntry extends Assignment {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	/** Messages may have one. */
	readonly phone: string | undefined;
	/** Messages have one. */
	readonly subject: string | undefined;
	readonly text: string;
	/** ISO UTC. */
	readonly createdAt: string;
	/** It held words of crisis when it was written. */
	readonly mayBeInCrisis: boolean;
	readonly state: EntryState;
	readonly replies: readonly SentReply[];
	readonly version: number;
}

/** What staff's inboxes need from storage. A change is false on a version conflict. */
export interface InboxStore {
	/** Newest first, of what waits words of crisis before all; undefined when `cursor` is no place in the list. */
	list(
		state: EntryState,
		page: { readonly limit: number; readonly cursor: string | undefined },
	): Promise<{ readonly rows: readonly InboxEntry[]; readonly nextCursor: string | undefined } | undefined>;
	find(id: string): Promise<InboxEntry | undefined>;
	setState(entry: InboxEntry, state: Exclude<EntryState, 'answered'>, act: AuditContext): Promise<boolean>;
	/** Keeps a reply, together with the job that mails it. */
	reply(entry: InboxEntry, text: string, act: AuditContext, jobId: string): Promise<boolean>;
}
