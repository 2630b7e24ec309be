import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { emailChangeNotes } from '../account/email-change.repository.ts';
import { returnedReplies } from '../inbox/returned-replies.repository.ts';
import { endSubscription } from '../newsletter/end-subscription.usecase.ts';
import { subscriptionRepository } from '../newsletter/subscription.repository.ts';
import { jobRepository } from '../notification/job.repository.ts';
import { mailEventsHandler } from '../notification/mail-events.handler.ts';
import { mailStateRepository } from '../notification/mail-state.repository.ts';
import { recipientFlags } from '../notification/recipient.repository.ts';
import { recordMailEvent } from '../notification/record-mail-event.usecase.ts';
import { reminderRepository } from '../notification/reminder.repository.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';

const metrics = new Metrics({ namespace: 'Tulia', serviceName: 'mail-events' });
const table = [documentClient(), requireEnv('TABLE_NAME')] as const;

/** Notes what became of each mail. */
export const handler = mailEventsHandler({
	record: recordMailEvent({
		jobs: jobRepository(...table),
		reminders: reminderRepository(...table),
		mails: mailStateRepository(...table),
		recipients: recipientFlags(...table),
		emailChanges: emailChangeNotes(...table),
		replies: returnedReplies(...table),
		endSubscription: endSubscription(subscriptionRepository(...table)),
		onStaffUnreachable: () => metrics.singleMetric().addMetric('StaffMailCameBack', MetricUnit.Count, 1),
	}),
});
