import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { seriesRepository } from '../../appointment/series/series.repository.ts';
import { emailChangeNotes } from '../../identity/address/email-change.repository.ts';
import { returnedReplies } from '../../inbox/returned-replies.repository.ts';
import { endSubscription } from '../../newsletter/end-subscription.usecase.ts';
import { subscriptionRepository } from '../../newsletter/subscription.repository.ts';
import { issueRecipients } from '../../newsletter-issue/issue-recipients.repository.ts';
import { receiptMails } from '../../payment/receipt/receipt-mails.repository.ts';
import { waitingListRepository } from '../../waiting-list/waiting-list.repository.ts';
import { jobRepository } from '../job/job.repository.ts';
import { noticeJobs } from '../job/notice-jobs.usecase.ts';
import { recipientFlags } from '../recipient/recipient.repository.ts';
import { noticeStateRepository } from '../state/notice-state.repository.ts';
import { reminderRepository } from '../state/reminder.repository.ts';
import { seriesStates } from '../state/series-states.usecase.ts';
import { type RecordMailEventDeps, recordMailEvent } from './record-mail-event.usecase.ts';

interface MailEventsDeps extends Pick<RecordMailEventDeps, 'onStaffUnreachable'> {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly now: () => Date;
}

export const mailEventsOver = ({
	db,
	tableName,
	onStaffUnreachable,
	now,
}: MailEventsDeps): ReturnType<typeof recordMailEvent> => {
	const jobs = jobRepository(db, tableName);
	const reminders = reminderRepository(db, tableName);
	const mails = noticeStateRepository(db, tableName);
	return recordMailEvent({
		jobs,
		noticeJobs: noticeJobs({ jobs, now }),
		reminders,
		mails,
		series: seriesStates({ orders: seriesRepository(db, tableName), appointments: reminders, mails }),
		issues: issueRecipients(db, tableName),
		recipients: recipientFlags(db, tableName),
		emailChanges: emailChangeNotes(db, tableName),
		replies: returnedReplies(db, tableName),
		receipts: receiptMails(db, tableName),
		waiting: waitingListRepository(db, tableName),
		endSubscription: endSubscription(subscriptionRepository(db, tableName)),
		onStaffUnreachable,
	});
};
