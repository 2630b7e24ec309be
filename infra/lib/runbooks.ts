import type { Construct } from 'constructs';

/** The sections of docs/operations.md that alarms link to, by anchor. A test checks that each exists. */
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

/** Context key of the app with the guide's base address, for its constructs. */
export const RUNBOOKS = 'tulia:runbooks';

/** The end of an alarm's mail: a link, or the path in the repository if the stage has no address of the guide. */
export function addressOf(runbook: Runbook, scope: Construct): string {
	const guide: unknown = scope.node.tryGetContext(RUNBOOKS);
	return `${typeof guide === 'string' && guide !== 'none' ? guide : 'docs/operations.md'}#${runbook}`;
}
