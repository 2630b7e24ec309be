import type { StaffQuestion } from '@tulia/contracts/faq/staff-schemas';
import type { StaffMessage } from '@tulia/contracts/message/staff-schemas';
import type { EntryState } from '../../api/find-current.ts';

interface SentReply {
	readonly text: string;
	readonly at: string;
	readonly by?: string | undefined;
	/** When its mail came back undelivered. */
	readonly cameBack?: string | undefined;
}

/** A question or a message, as the inbox shows it. */
export interface Entry {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	readonly phone?: string | undefined;
	/** The subject of a message; questions have none. */
	readonly title: string;
	readonly text: string;
	readonly createdAt: string;
	readonly state: EntryState;
	readonly replies: readonly SentReply[];
	readonly mayBeInCrisis: boolean;
	readonly version: number;
}

export const entryOfMessage = ({ subject, message, ...rest }: StaffMessage): Entry => ({
	...rest,
	title: subject,
	text: message,
});

export const entryOfQuestion = ({ question, answer, ...rest }: StaffQuestion): Entry => ({
	...rest,
	title: 'Question',
	text: question,
	replies: answer ? [answer] : [],
});

/** Whether the last thing that was written back never arrived. */
export const hasComeBack = ({ replies }: Entry): boolean => replies.at(-1)?.cameBack !== undefined;

const HOUR = 3_600_000;

/** `Waiting 6 hours`; whole hours below two days, whole days after. */
export function waitingWords(createdAt: string, now: Date): string {
	const hours = Math.floor((now.getTime() - new Date(createdAt).getTime()) / HOUR);
	if (hours < 1) return 'Waiting less than an hour';
	if (hours < 48) return `Waiting ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
	return `Waiting ${Math.floor(hours / 24)} days`;
}

/** What can be done with an entry; each answers with the error, if there was one. */
export interface EntryActions {
	readonly reply: (entry: Entry, text: string) => Promise<{ readonly error?: unknown }>;
	readonly setState: (entry: Entry, state: Exclude<EntryState, 'answered'>) => Promise<{ readonly error?: unknown }>;
}
