import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { subscriberLists } from '../../newsletter/subscribers.repository.ts';
import { subscriptionRepository } from '../../newsletter/subscription.repository.ts';
import { issueRepository } from '../../newsletter-issue/issue.repository.ts';
import { issueRecipients } from '../../newsletter-issue/issue-recipients.repository.ts';
import { promisePage } from '../../newsletter-issue/promise-page.usecase.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { Deliver } from '../delivery/delivery.ts';
import type { RecipientStore } from '../send/recipient.ts';
import type { JobWork } from '../work/job-result.ts';
import { promisePageWork } from './promise-page-work.usecase.ts';
import { sendIssueMail, sendTestMail } from './send-issue-mail.usecase.ts';

interface Over {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly siteOrigin: string;
	readonly now: () => Date;
}

interface Parts {
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly deliver: Deliver;
}

type IssueJob = 'newsletter_issue' | 'newsletter_issue_mail' | 'newsletter_test_mail';

/** What sends an issue of the newsletter. */
export function issueWork(
	{ db, tableName, openCipher, siteOrigin, now }: Over,
	{ recipients, deliver }: Parts,
): Record<IssueJob, JobWork> {
	const issues = issueRepository(db, tableName);
	const mailing = {
		...{ issues, recipients, deliver, openCipher, siteOrigin },
		subscriptions: subscriptionRepository(db, tableName),
	};
	const promise = promisePage({
		issues,
		recipients: issueRecipients(db, tableName),
		subscribers: subscriberLists(db, tableName),
		now,
	});
	return {
		newsletter_issue: promisePageWork(promise),
		newsletter_issue_mail: sendIssueMail(mailing),
		newsletter_test_mail: sendTestMail(mailing),
	};
}
