import { issueOfJob } from '../../newsletter-issue/issue-job.ts';
import type { IssueRecipientStore } from '../../newsletter-issue/issue-store.ts';
import type { SettledOutcome } from '../../newsletter-issue/recipient-outcome.ts';
import type { FinalJobState, Job } from '../../outbox/job.ts';
import type { MailEvent } from '../mail-events/mail-event.ts';

/** Where staff see what became of an issue. */
export interface IssueMailStates {
	/** Of the mail of this job. Idempotent. */
	record(job: Pick<Job, 'id' | 'ref'>, outcome: SettledOutcome, at: Date): Promise<void>;
}

export const issueMailStates = (recipients: Pick<IssueRecipientStore, 'record'>): IssueMailStates => ({
	record: ({ id, ref }, outcome, at) => recipients.record(issueOfJob(id), ref, outcome, at),
});

/** The reason of a job that found its issue stopped. */
export const ISSUE_STOPPED = 'IssueStopped';

/** What a job that ended so means for the person. The mail of somebody who left the list, or left and came back, is out of date. */
export function issueOutcome(state: FinalJobState, reason: string | undefined): SettledOutcome {
	if (state === 'done') return 'sent';
	if (state === 'suppressed') return 'suppressed';
	if (state === 'obsolete') return reason === ISSUE_STOPPED ? 'stopped' : 'unsubscribed';
	return 'failed';
}

/** What the mail service's word means for the person. */
export const EVENT_OUTCOME: Record<MailEvent['progress'], SettledOutcome> = {
	sent: 'sent',
	delivered: 'sent',
	bounced: 'bounced',
	rejected: 'bounced',
	complained: 'complained',
	by_sms: 'sent',
	untold: 'sent',
};
