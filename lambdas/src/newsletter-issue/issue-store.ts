import type { AuditContext } from '../audit/audit-context.ts';
import type { Issue, IssueCard, Sending } from './issue.ts';
import type { SettledOutcome } from './recipient-outcome.ts';

interface IssuePage {
	readonly rows: readonly IssueCard[];
	readonly nextCursor: string | undefined;
}

/** An issue before a change of a person and after it. */
export interface IssueChange {
	readonly before: Issue;
	readonly after: Issue;
	readonly act: AuditContext;
}

/** What staff's work on issues needs from storage. A change is false when somebody else was faster. */
export interface IssueStore {
	/** The last begun first; undefined when `cursor` is no place in the list. */
	list(page: { readonly limit: number; readonly cursor: string | undefined }): Promise<IssuePage | undefined>;
	/** A strongly consistent read. */
	find(id: string): Promise<Issue | undefined>;
	create(issue: Issue, act: AuditContext): Promise<void>;
	save(change: IssueChange): Promise<boolean>;
	remove(draft: Issue, act: AuditContext): Promise<boolean>;
	/** Keeps that it is on its way, and promises its first page of mails not before `dueAt`, in the same transaction. */
	begin(change: IssueChange, dueAt: Date): Promise<boolean>;
	stop(change: IssueChange): Promise<boolean>;
	/** Promises a test to an account. */
	promiseTest(test: {
		readonly issue: Issue;
		readonly userId: string;
		readonly id: string;
		readonly now: Date;
	}): Promise<void>;
}

/** One page of the list, as it is promised its mails. */
export interface PromisedPage {
	readonly issueId: string;
	/** As it was read: the page is promised once. */
	readonly sending: Sending;
	/** Pseudonyms. */
	readonly recipients: readonly string[];
	/** Where the next page begins. Undefined: there is none. */
	readonly cursor: string | undefined;
	readonly now: Date;
	readonly nextPageAt: Date;
}

/** What sending needs from storage. */
export interface IssueRecipientStore {
	/** Those of `recipients` who were promised this issue. */
	promisedOf(issueId: string, recipients: readonly string[]): Promise<ReadonlySet<string>>;
	/** The mails of a page, and the job of the next one, in one transaction. False when the page was promised or the issue stopped meanwhile. */
	promise(page: PromisedPage): Promise<boolean>;
	/** Keeps what became of it for one person, and counts it once. Idempotent; what says less than is known is ignored. */
	record(issueId: string, recipient: string, outcome: SettledOutcome, at: Date): Promise<void>;
	/** The same of somebody who was promised it in a table that was lost: in this one nobody is promised it again. */
	adopt(issue: IssueCard, recipient: string, outcome: SettledOutcome, at: Date): Promise<void>;
}
