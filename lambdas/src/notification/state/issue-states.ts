import type { SettledOutcome } from '../../newsletter-issue/recipient-outcome.ts';
import type { FinalJobState } from '../../outbox/job.ts';

/** The reason of a job whose issue was stopped. */
export const ISSUE_STOPPED = 'IssueStopped';

/** An issue's delivery status. Obsolete: the subscriber left, also when they subscribed again. */
export function issueOutcome(state: FinalJobState, reason: string | undefined): SettledOutcome {
	if (state === 'done') return 'sent';
	if (state === 'suppressed') return 'suppressed';
	if (state === 'obsolete') return reason === ISSUE_STOPPED ? 'stopped' : 'unsubscribed';
	return 'failed';
}
