import type { AuditContext } from '../audit/audit-context.ts';
import type { Issue, IssueCard, Sending } from './issue.ts';
import type { SettledOutcome } from './recipient-outcome.ts';

interface IssuePage {
	readonly rows: readonly IssueCard[];
	readonly nextCursor: string | undefined;
}

/** An issue before and after a change by staff. */
export interface IssueChange {
	readonly before: Issue;
	readonly after: Issue;
	readonly act: AuditContext;
}

/** Storage of staff's work on issues. A change is false on a version conflict. */
export interface IssueStore {
	/** Newest first; undefined for a cursor of another list. */
	list(page: { readonly limit: number; readonly cursor: string | undefined }): Promise<IssuePage | undefined>;
	/** Strongly consistent. */
	find(id: string): Promise<Issue | undefined>;
	create(issue: Issue, act: AuditContext): Promise<void>;
	save(change: IssueChange): Promise<boolean>;
	remove(draft: Issue, act: AuditContext): Promise<boolean>;
	/** Marks the issue as being sent, and promises its first page of mails not before `dueAt`, in one transaction. */
	begin(change: IssueChange, dueAt: Date): Promise<boolean>;
	stop(change: IssueChange): Promise<boolean>;
	/** Promises a test mail to an account. */
	promiseTest(test: {
		readonly issue: Issue;
		readonly userId: string;
		readonly id: string;
		readonly now: Date;
	}): Promise<void>;
}

/** One page of the list whose mails are promised. */
export interface PromisedPage {
	readonly issueId: string;
	/** The progress as it was read; as the condition of the write, it makes the page promised at most once. */
	readonly sending: Sending;
	/** Pseudonyms. */
	readonly recipients: readonly string[];
	/** Cursor of the next page; undefined on the last. */
	readonly cursor: string | undefined;
	readonly now: Date;
	readonly nextPageAt: Date;
}

interface IssueMail {
	readonly issueId: string;
	readonly recipient: string;
}

/** Storage of sending. */
export interface IssueRecipientStore {
	/** The `recipients` to whom this issue was promised. */
	promisedOf(issueId: string, recipients: readonly string[]): Promise<ReadonlySet<string>>;
	/** Promises a page's mails and the next page's job, in one transaction. False when it was promised or stopped. */
	promise(page: PromisedPage): Promise<boolean>;
	/** Records and counts a recipient's delivery status. Idempotent; a less certain outcome is ignored. */
	record(mail: IssueMail, outcome: SettledOutcome, at: Date): Promise<void>;
	/** Records a recipient from a table that was lost, so that the issue is not promised to them again. */
	adopt(
		issue: IssueCard,
		sent: { readonly recipient: string; readonly outcome: SettledOutcome },
		at: Date,
	): Promise<void>;
}
