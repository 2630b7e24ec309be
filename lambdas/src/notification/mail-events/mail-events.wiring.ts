import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { seriesRepository } from '../../appointment/series/series.repository.ts';
import { emailChangeNotes } from '../../identity/address/email-change.repository.ts';
import { returnedReplies } from '../../inbox/returned-replies.repository.ts';
import { endSubscription } from '../../newsletter/end-subscription.usecase.ts';
import { subscriptionRepository } from '../../newsletter/subscription.repository.ts';
import { receiptMails } from '../../payment/receipt-mails.repository.ts';
import { waitingListRepository } from '../../waiting-list/waiting-list.repository.ts';
import { issueMailStatesOver } from '../issues/issue-mail-states.wiring.ts';
import { recipientFlags } from '../send/recipient.repository.ts';
import { seriesMailStates } from '../series/series-mail-states.usecase.ts';
import { seriesNotices } from '../series/series-notices.usecase.ts';
import { noticeJobs } from '../sms/notices.usecase.ts';
import { offerNotices } from '../sms/offer-notices.usecase.ts';
import { jobRepository } from '../work/job.repository.ts';
import { mailStateRepository } from './mail-state.repository.ts';
import { type RecordMailEventDeps, recordMailEvent } from './record-mail-event.usecase.ts';
import { reminderRepository } from './reminder.repository.ts';

interface MailEventsDeps extends Pick<RecordMailEventDeps, 'onStaffUnreachable'> {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly now: () => Date;
}

/** The handler of mail events over one table. */
export const mailEventsOver = ({
	db,
	tableName,
	onStaffUnreachable,
	now,
}: MailEventsDeps): ReturnType<typeof recordMailEvent> => {
	const jobs = jobRepository(db, tableName);
	const reminders = reminderRepository(db, tableName);
	const mails = mailStateRepository(db, tableName);
	return recordMailEvent({
		jobs,
		bySms: noticeJobs({ jobs, now }).bySms,
		reminders,
		mails,
		seriesMails: seriesMailStates({ orders: seriesRepository(db, tableName), appointments: reminders, mails }),
		seriesNotices: seriesNotices({ jobs, now }),
		issueMails: issueMailStatesOver({ db, tableName }),
		recipients: recipientFlags(db, tableName),
		emailChanges: emailChangeNotes(db, tableName),
		replies: returnedReplies(db, tableName),
		receipts: receiptMails(db, tableName),
		waiting: waitingListRepository(db, tableName),
		offerNotices: offerNotices({ jobs, now }),
		endSubscription: endSubscription(subscriptionRepository(db, tableName)),
		onStaffUnreachable,
	});
};
