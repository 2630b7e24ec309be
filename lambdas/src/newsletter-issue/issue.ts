import { missingWords } from '@tulia/contracts/newsletter-issue/missing-words';
import type { IssueProgress, IssueWords } from '@tulia/contracts/newsletter-issue/schemas';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import { noOutcomes, type OutcomeCounts } from './recipient-outcome.ts';

/** Progress of an issue since its sending began. */
export interface Sending {
	/** ISO UTC. A subscriber who confirms later gets the next issue. */
	readonly startedAt: string;
	/** The version that was sent, which makes a repeated request idempotent. */
	readonly draftVersion: number;
	/** Number of subscribers at `startedAt`. */
	readonly expected: number;
	/** Number of pages whose mails were promised. */
	readonly page: number;
	/** Cursor of the next page. Absent: at the beginning. */
	readonly cursor?: string | undefined;
	/** All pages were promised. */
	readonly isWhole: boolean;
	/** Number of promised mails. */
	readonly promised: number;
	readonly outcomes: OutcomeCounts;
	/** ISO UTC. */
	readonly stoppedAt?: string | undefined;
}

/** An issue without its content. */
export interface IssueCard {
	readonly id: string;
	readonly subject: string;
	/** ISO UTC. */
	readonly createdAt: string;
	/** ISO UTC: the last change by staff. */
	readonly updatedAt: string;
	/** Counts changes by staff, not delivery statuses. */
	readonly version: number;
	/** Absent for a draft. */
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

/** The draft with other content. */
export const rewritten = (issue: Issue, words: IssueWords, now: Date): Issue => ({
	...issue,
	...words,
	...changedAt(issue, now),
});

/** The issue as it is sent: complete, and with recipients. */
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

/** Whether mails of it may be sent. */
export const isBeingSent = ({ sending }: IssueCard): boolean =>
	sending !== undefined && sending.stoppedAt === undefined;

/** The issue, stopped: no further mail is sent. */
export const stopped = (issue: Issue, sending: Sending, now: Date): Issue => ({
	...issue,
	...changedAt(issue, now),
	sending: { ...sending, stoppedAt: now.toISOString() },
});

const settled = (outcomes: OutcomeCounts): number =>
	Object.values(outcomes).reduce((sum, count) => sum + count, 0) - outcomes.stopped;

/** Until all pages are promised, the number of subscribers at the start; some may have unsubscribed since. */
const recipientsOf = ({ expected, promised, isWhole }: Sending): number =>
	isWhole ? promised : Math.max(expected, promised);

/** Progress as staff see it. */
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
