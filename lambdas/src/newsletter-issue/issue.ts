import { missingWords } from '@tulia/contracts/newsletter-issue/missing-words';
import type { IssueProgress, IssueWords } from '@tulia/contracts/newsletter-issue/schemas';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import { noOutcomes, type OutcomeCounts } from './recipient-outcome.ts';

/** How far an issue has come since somebody pressed Send. */
export interface Sending {
	/** ISO UTC. Whoever confirmed later gets the next issue. */
	readonly startedAt: string;
	/** The version that was sent: the same press again asks for nothing new. */
	readonly draftVersion: number;
	/** How many stood on the list at `startedAt`. */
	readonly expected: number;
	/** How many pages of the list were promised their mails. */
	readonly page: number;
	/** Where the next page begins. Absent: at the beginning. */
	readonly cursor?: string | undefined;
	/** Every page was. */
	readonly isWhole: boolean;
	/** How many mails that were. */
	readonly promised: number;
	readonly outcomes: OutcomeCounts;
	/** ISO UTC. */
	readonly stoppedAt?: string | undefined;
}

/** One issue without its words. */
export interface IssueCard {
	readonly id: string;
	readonly subject: string;
	/** ISO UTC. */
	readonly createdAt: string;
	/** ISO UTC: when somebody last changed it. */
	readonly updatedAt: string;
	/** Counts every change by a person; what became of its mails is none. */
	readonly version: number;
	/** Absent of a draft. */
	readonly sending?: Sending | undefined;
}

export interface Issue extends IssueCard, Readonly<IssueWords> {}

type IssueState = 'draft' | 'sending' | 'sent' | 'stopped';

export const newIssue = (id: string, words: IssueWords, now: Date): Issue => ({
	...words,
	id,
	createdAt: now.toISOString(),
	updatedAt: now.toISOString(),
	version: 1,
});

const changedAt = ({ version }: Issue, now: Date) => ({ updatedAt: now.toISOString(), version: version + 1 });

/** A draft with other words. */
export const rewritten = (issue: Issue, words: IssueWords, now: Date): Issue => ({
	...issue,
	...words,
	...changedAt(issue, now),
});

/** The draft as it goes out, complete and to somebody. */
export function begun(issue: Issue, expected: number, now: Date): Result<Issue, 'invalid_request' | 'no_subscribers'> {
	const errors = missingWords(issue);
	if (errors.length > 0) return refuse('invalid_request', { errors });
	if (expected === 0) return refuse('no_subscribers');
	const sending: Sending = {
		startedAt: now.toISOString(),
		draftVersion: issue.version,
		expected,
		page: 0,
		isWhole: false,
		promised: 0,
		outcomes: noOutcomes,
	};
	return ok({ ...issue, ...changedAt(issue, now), sending });
}

/** Whether mails of it may leave. */
export const isBeingSent = ({ sending }: IssueCard): boolean =>
	sending !== undefined && sending.stoppedAt === undefined;

/** The issue of which no further mail leaves. */
export const stopped = (issue: Issue, sending: Sending, now: Date): Issue => ({
	...issue,
	...changedAt(issue, now),
	sending: { ...sending, stoppedAt: now.toISOString() },
});

const settled = (outcomes: OutcomeCounts): number =>
	Object.values(outcomes).reduce((sum, count) => sum + count, 0) - outcomes.stopped;

/** While pages are to come, how many will be promised is known from the press alone; somebody may have left the list since. */
const recipientsOf = ({ expected, promised, isWhole }: Sending): number =>
	isWhole ? promised : Math.max(expected, promised);

/** What staff read of it. */
export function progressOf(sending: Sending): IssueProgress {
	const { startedAt, outcomes } = sending;
	const { sent, complained, bounced, suppressed, unsubscribed, failed } = outcomes;
	const recipients = recipientsOf(sending);
	return {
		startedAt,
		recipients,
		sent: sent + complained,
		complained,
		cameBack: bounced + suppressed,
		unsubscribed,
		failed,
		left: recipients - settled(outcomes),
	};
}

export function stateOf({ sending }: IssueCard): IssueState {
	if (!sending) return 'draft';
	if (sending.stoppedAt !== undefined) return 'stopped';
	return sending.isWhole && progressOf(sending).left === 0 ? 'sent' : 'sending';
}
