import type { StaffInbox } from './staff-inbox.ts';

/** What a visitor wrote, decrypted. */
export interface VisitorWords {
	readonly name: string;
	readonly email: string;
	/** Only in messages, and optional there. */
	readonly phone: string | undefined;
	/** Only in messages. */
	readonly subject: string | undefined;
	readonly text: string;
	/** ISO UTC. */
	readonly createdAt: string;
	/** Whether the text has words of crisis. */
	readonly mayBeInCrisis: boolean;
}

/** What a visitor wrote, with the reply of staff. */
export interface RepliedWords extends VisitorWords {
	readonly reply: string;
}

export interface VisitorWordsStore {
	/** Undefined when the entry was deleted. */
	find(inbox: StaffInbox, id: string): Promise<VisitorWords | undefined>;
	/** The reply that made this version of the entry; undefined when the entry was deleted. */
	findReply(inbox: StaffInbox, id: string, version: number): Promise<RepliedWords | undefined>;
}
