import type { Issue as StaffIssue, IssueCard as StaffIssueCard } from '@tulia/contracts/newsletter-issue/schemas';
import { type Refused, refuse } from '../platform/http/result.ts';
import { type Issue, type IssueCard, progressOf, stateOf } from './issue.ts';

/** An issue in staff's list. */
export function staffIssueCard(card: IssueCard): StaffIssueCard {
	const { id, subject, updatedAt, version, sending } = card;
	return {
		...{ id, subject, updatedAt, version },
		state: stateOf(card),
		...(sending ? { progress: progressOf(sending) } : {}),
	};
}

/** An issue as staff see it. */
export const staffIssue = (issue: Issue): StaffIssue => ({
	...staffIssueCard(issue),
	preview: issue.preview,
	content: issue.content,
});

/** A version conflict, or the issue is being sent; the refusal has its current state. */
export const issueChanged = (issue: IssueCard): Refused<'changed_meanwhile'> =>
	refuse('changed_meanwhile', { current: { status: stateOf(issue), version: issue.version } });
