import { subscriberLists } from '../../../newsletter/subscribers.repository.ts';
import { issueRepository } from '../../../newsletter-issue/issue.repository.ts';
import { issueRecipients } from '../../../newsletter-issue/issue-recipients.repository.ts';
import { promisePage } from '../../../newsletter-issue/promise-page.usecase.ts';
import type { JobWork } from '../../job/job-result.ts';
import type { NoticeParts } from '../parts.notice.ts';

/** The job that promises the mails of one page of an issue. `ref`: the issue, `refVersion`: the page. */
export const issuePageWork = ({ db, tableName, now }: NoticeParts): JobWork => {
	const promise = promisePage({
		issues: issueRepository(db, tableName),
		recipients: issueRecipients(db, tableName),
		subscribers: subscriberLists(db, tableName),
		now,
	});
	return async ({ ref, refVersion }) => {
		const outcome = await promise(ref, refVersion);
		return { kind: 'finished', state: outcome === 'promised' ? 'done' : 'obsolete', reason: outcome };
	};
};
