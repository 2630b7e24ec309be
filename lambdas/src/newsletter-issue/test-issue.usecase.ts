import type { AccountStore } from '../identity/account/account.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { MailCap } from '../platform/limits/mail-cap.ts';
import type { IssueStore } from './issue-store.ts';
import { issueChanged } from './staff-issue.ts';

export interface TestIssueDeps {
	readonly issues: Pick<IssueStore, 'find' | 'promiseTest'>;
	readonly accounts: Pick<AccountStore, 'readProfile'>;
	readonly mailCap: MailCap;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** A test mail goes only to the caller's own confirmed address. */
export const testIssue =
	({ issues, accounts, mailCap, now, newId }: TestIssueDeps) =>
	async ({
		params,
		body,
		caller,
	}: RequestFor<'testIssue', 'params' | 'body' | 'caller', 'userId'>): Promise<ResultFor<'testIssue'>> => {
		const issue = await issues.find(params.id);
		if (!issue) return refuse('not_found');
		if (issue.version !== body.version || issue.sending) return issueChanged(issue);
		const profile = await accounts.readProfile(caller.userId);
		if (!profile?.emailVerified) return refuse('email_not_confirmed');
		const at = now();
		if (!(await mailCap.admit('newsletter_test', caller.userId, at))) return refuse('too_many_requests');
		await issues.promiseTest({ issue, userId: caller.userId, id: newId(at), now: at });
		return ok({ status: 'received' });
	};
