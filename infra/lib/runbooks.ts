import type { Construct } from 'constructs';

/** The sections of docs/operations.md, by their anchors, to which alarms lead. A test finds each of them there. */
export type Runbook =
	| 'an-answer-failed-on-our-side'
	| 'nobody-can-finish-a-booking'
	| 'somebody-books-far-more-often-than-a-person'
	| 'visitors-see-saved-content'
	| 'a-page-broke-in-a-browser'
	| 'a-page-was-kept-from-loading-something'
	| 'pages-are-out-of-date'
	| 'the-site-does-not-answer'
	| 'the-canary-failed'
	| 'a-reminder-is-late'
	| 'mail-is-refused'
	| 'the-mail-quota-is-nearly-spent'
	| 'mails-come-back'
	| 'a-mail-was-given-up'
	| 'sms-do-not-arrive'
	| 'the-ceiling-of-sms-is-nearly-reached'
	| 'work-failed-every-attempt'
	| 'a-nightly-copy-failed'
	| 'a-quota-of-the-account-is-nearly-spent';

/** The key in the context of an app under which its constructs find where the guide can be read. */
export const RUNBOOKS = 'tulia:runbooks';

/** What a mail of an alarm ends with: a link, or the place in the repository where the stage knows no address of the guide. */
export function addressOf(runbook: Runbook, scope: Construct): string {
	const guide: unknown = scope.node.tryGetContext(RUNBOOKS);
	return `${typeof guide === 'string' && guide !== 'none' ? guide : 'docs/operations.md'}#${runbook}`;
}
