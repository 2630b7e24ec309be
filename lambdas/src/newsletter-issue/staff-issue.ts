import type { Issue as StaffIssue, IssueCard as StaffIssueCard } from '@tulia/contracts/newsletter-issue/schemas';
import { type Refused, refuse } from '../platform/http/result.ts';
import { type Issue, type IssueCard, progressOf, stateOf } from './issue.ts';

/** What staff's list shows of an issue. */
export function staffIssueCard(card: IssueCard): StaffIssueCard {
	const { id, subject, updatedAt, version, sending } = card;
	return {
		...{ id, subject, updatedAt, version },
		state: stateOf(card),
		...(sending ? { progress: progressOf(sending) } : {}),
	};
}

/** What staff see of one issue. */
export const staffIssue = (issue: Issue): StaffIssue => ({
	...staffIssueCard(issue),
	preview: issue.preview,
	content: issue.content,
});

/** Somebody else changed it since it was read, or it is on its way; the answer says what it is now. */
export const issueChanged = (issue: IssueCard): Refused<'changed_meanwhile'> =>
	refuse('changed_meanwhile', { current: { status: stateOf(issue), version: issue.version } });
