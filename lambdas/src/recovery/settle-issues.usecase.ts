import { isBeingSent, stopped } from '../newsletter-issue/issue.ts';
import { mailOfJob } from '../newsletter-issue/issue-job.ts';
import type { IssueRecipientStore, IssueStore } from '../newsletter-issue/issue-store.ts';
import type { SettledOutcome } from '../newsletter-issue/recipient-outcome.ts';
import type { JobOutcome, KnownSince } from './known-since.ts';

export interface SettleIssuesDeps {
	readonly issues: Pick<IssueStore, 'find' | 'stop'>;
	readonly recipients: Pick<IssueRecipientStore, 'adopt'>;
	readonly newId: (now: Date) => string;
	readonly now: () => Date;
}

/** A mail's outcome in the copy: subscribers who may have received it, or unsubscribed, do not get it again. */
function settledOutcome(outcome: JobOutcome): SettledOutcome | undefined {
	if (outcome === 'open') return undefined;
	if (outcome === 'done' || outcome === 'unknown') return 'sent';
	if (outcome === 'suppressed') return 'suppressed';
	return outcome === 'obsolete' ? 'unsubscribed' : 'failed';
}

/**
 * Brings the newsletter's issues in a copy up to date with what is known of the time since: recipients who got one are
 * on its list, also where the copy has it as a draft, so that neither a page nor a second Send repeats it; a stopped
 * issue is stopped. The remaining recipients get it from the copy.
 */
export async function settleIssues(deps: SettleIssuesDeps, { jobs, issuesStopped }: KnownSince): Promise<void> {
	for (const id of issuesStopped) await stopAgain(deps, id);
	for (const [jobId, job] of jobs) {
		const [mail, outcome] = [mailOfJob(jobId), settledOutcome(job.outcome)];
		const issue = mail && outcome && (await deps.issues.find(mail.issueId));
		if (issue) await deps.recipients.adopt(issue, { recipient: mail.recipient, outcome }, deps.now());
	}
}

async function stopAgain({ issues, newId, now }: SettleIssuesDeps, id: string): Promise<void> {
	const before = await issues.find(id);
	if (!before?.sending || !isBeingSent(before)) return;
	const at = now();
	const act = { actor: 'restore', at, auditId: newId(at) };
	await issues.stop({ before, after: stopped(before, before.sending, at), act });
}
