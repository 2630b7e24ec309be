import type { StaffQuestion } from '@tulia/contracts/faq/staff-schemas';
import type { StaffMessage } from '@tulia/contracts/message/staff-schemas';
import type { InboxState } from '../../api/optimistic/inbox-changes.ts';

interface SentReply {
	readonly text: string;
	readonly at: string;
	readonly by?: string | undefined;
	/** When its mail came back undelivered. */
	readonly cameBack?: string | undefined;
}

/** A question or a message, as the inbox shows it. */
export interface InboxItem {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	readonly phone?: string | undefined;
	/** The subject of a message; questions have none. */
	readonly title: string;
	readonly text: string;
	readonly createdAt: string;
	readonly state: InboxState;
	readonly replies: readonly SentReply[];
	readonly mayBeInCrisis: boolean;
	readonly version: number;
}

export const itemOfMessage = ({ subject, message, ...rest }: StaffMessage): InboxItem => ({
	...rest,
	title: subject,
	text: message,
});

export const itemOfQuestion = ({ question, answer, ...rest }: StaffQuestion): InboxItem => ({
	...rest,
	title: 'Question',
	text: question,
	replies: answer ? [answer] : [],
});

/** Whether the mail of the last reply bounced. */
export const hasBounced = ({ replies }: InboxItem): boolean => replies.at(-1)?.cameBack !== undefined;

/** Whether somebody who may be in danger waits for an answer. */
export const isInCrisis = ({ mayBeInCrisis, state }: InboxItem): boolean => mayBeInCrisis && state === 'new';

const HOUR = 3_600_000;

/** `Waiting 6 hours`; whole hours below two days, whole days after. */
export function waitingWords(createdAt: string, now: Date): string {
	const hours = Math.floor((now.getTime() - new Date(createdAt).getTime()) / HOUR);
	if (hours < 1) return 'Waiting less than an hour';
	if (hours < 48) return `Waiting ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
	return `Waiting ${Math.floor(hours / 24)} days`;
}

/** What can be done with an item. Each answers with the error, if there was one. */
export interface InboxActions {
	readonly reply: (item: InboxItem, text: string) => Promise<{ readonly error?: unknown }>;
	readonly setState: (item: InboxItem, state: Exclude<InboxState, 'answered'>) => Promise<{ readonly error?: unknown }>;
}
