import type { SettledOutcome } from '../../newsletter-issue/recipient-outcome.ts';
import type { FinalJobState } from '../../outbox/job.ts';

/** The reason of a job that found its issue stopped. */
export const ISSUE_STOPPED = 'IssueStopped';

/** What a job that ended so means for the person. The mail of somebody who left the list, or left and came back, is out of date. */
export function issueOutcome(state: FinalJobState, reason: string | undefined): SettledOutcome {
	if (state === 'done') return 'sent';
	if (state === 'suppressed') return 'suppressed';
	if (state === 'obsolete') return reason === ISSUE_STOPPED ? 'stopped' : 'unsubscribed';
	return 'failed';
}
