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
}

/** What mails need from the storage of questions and messages. */
export interface VisitorWordsStore {
	/** Undefined when they are gone. */
	find(inbox: StaffInbox, id: string): Promise<VisitorWords | undefined>;
}
