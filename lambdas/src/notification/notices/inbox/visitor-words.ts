import type { StaffInbox } from './staff-inbox.ts';

/** What a visitor wrote to the centre, opened for the one mail that tells staff. */
export interface VisitorWords {
	readonly name: string;
	readonly email: string;
	/** Messages may have one. */
	readonly phone: string | undefined;
	/** Messages have one. */
	readonly subject: string | undefined;
	readonly text: string;
	/** ISO UTC. */
	readonly createdAt: string;
	/** It holds words of crisis. */
	readonly mayBeInCrisis: boolean;
}

/** What somebody wrote, and what staff wrote back. */
export interface RepliedWords extends VisitorWords {
	readonly reply: string;
}

/** What mails need from the storage of questions and messages. */
export interface VisitorWordsStore {
	/** Undefined when they are gone. */
	find(inbox: StaffInbox, id: string): Promise<VisitorWords | undefined>;
	/** The reply that made this version of them, with what it replies to; undefined when they are gone. */
	findReply(inbox: StaffInbox, id: string, version: number): Promise<RepliedWords | undefined>;
}
