import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import type { IConfigurationSet } from 'aws-cdk-lib/aws-ses';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { alarmOn } from '../constructs/alarms.ts';
import { CentreFunction } from '../constructs/centre-function.ts';
import { FailureQueue } from '../constructs/failure-queue.ts';
import { MailChannel } from '../constructs/mail-channel.ts';
import { ReminderClock } from '../constructs/reminder-clock.ts';
import { streamMapping } from '../constructs/stream-mapping.ts';
import { workerGrants } from '../grants.ts';
import { siteBucketName, UPLOADS_PREFIX } from '../site-bucket-name.ts';
import { siteOriginParameter } from '../site-origin.ts';
import type { Stage } from '../stage.ts';
import type { DataStack } from './data-stack.ts';

const NOTIFIER_TIMEOUT = Duration.seconds(30);

export interface NotificationsStackProps extends StackProps {
	readonly data: DataStack;
	readonly stage: Stage;
}

/** Everything that tells people something later: the outbox's mails, the reminders, and what became of each mail. */
export class NotificationsStack extends Stack {
	constructor(scope: Construct, id: string, { data, stage, ...props }: NotificationsStackProps) {
		super(scope, id, props);
		const { dataKey, alarmTopic } = data;
		const clock = new ReminderClock(this, 'Clock', { dataKey, alarmTopic, consumerTimeout: NOTIFIER_TIMEOUT });
		const mail = new MailChannel(this, 'Mail', { domain: stage.mailDomain, dataKey, alarmTopic });
		this.notifier(data, clock, mail);
		this.mailEvents(data, mail);
		this.watchMails(data);
	}

	private notifier(data: DataStack, clock: ReminderClock, mail: MailChannel): void {
		const { dataKey, alarmTopic, table, fieldKey } = data;
		const failures = new FailureQueue(this, 'JobFailures', {
			dataKey,
			alarmTopic,
			humanImpact:
				'A mail was not sent at once; it waits for the sweep. If it stays, clients have no proof of booking and staff do not hear of messages.',
		}).queue;
		const streamArn = streamArnOf(data);
		const { function: notifier } = new CentreFunction(this, 'Notifier', {
			name: 'notifier',
			description: 'Sends every mail of the centre, creates reminder schedules, sweeps what is due',
			environment: {
				TABLE_NAME: table.tableName,
				FIELD_KEY_ID: fieldKey.keyId,
				SITE_ORIGIN: siteOriginParameter(this),
				REMINDER_QUEUE_ARN: clock.queue.queueArn,
				SCHEDULE_GROUP: clock.groupName,
				SCHEDULER_ROLE_ARN: clock.role.roleArn,
				SCHEDULER_DLQ_ARN: clock.failures.queueArn,
				SITE_BUCKET: siteBucketName(this),
				CONFIGURATION_SET: mail.configurationSet.configurationSetName,
				LIFTED_CONFIGURATION_SET: mail.liftedConfigurationSet.configurationSetName,
			},
			memorySize: 512,
			timeout: NOTIFIER_TIMEOUT,
			grants: workerGrants.notifier,
			resources: {
				region: this.region,
				arns: {
					table: table.tableArn,
					stream: streamArn,
					'data-key': dataKey.keyArn,
					'field-key': fieldKey.keyArn,
					'mail-identity': mail.identity.emailIdentityArn,
					'configuration-set': this.arnOfSet(mail.configurationSet),
					'lifted-configuration-set': this.arnOfSet(mail.liftedConfigurationSet),
					'reminder-queue': clock.queue.queueArn,
					'dead-letters': failures.queueArn,
					uploads: `arn:${this.partition}:s3:::${siteBucketName(this)}/${UPLOADS_PREFIX}*`,
					'reminder-schedules': clock.reminderSchedulesArn,
					'scheduler-role': clock.role.roleArn,
				},
			},
			humanImpact:
				'Clients may not hear that an appointment is booked, moved or cancelled, nor be reminded; nor do staff hear what visitors write. See the log of tulia-notifier.',
			alarmTopic,
			dataKey,
		});
		streamMapping(this, 'Jobs', {
			target: notifier,
			streamArn,
			partitionKeys: ['JOB#'],
			newImage: { state: { S: ['pending'] } },
			failures,
		});
		new EventSourceMapping(this, 'Reminders', {
			target: notifier,
			eventSourceArn: clock.queue.queueArn,
			batchSize: 10,
			reportBatchItemFailures: true,
			maxConcurrency: 5,
		});
	}

	private arnOfSet({ configurationSetName }: IConfigurationSet): string {
		return `arn:${this.partition}:ses:${this.region}:${this.account}:configuration-set/${configurationSetName}`;
	}

	private mailEvents(data: DataStack, mail: MailChannel): void {
		const { dataKey, alarmTopic, table } = data;
		const failures = new FailureQueue(this, 'MailEventFailures', {
			dataKey,
			alarmTopic,
			humanImpact: 'Staff do not see whether a mail arrived, and a mail of unknown fate may be sent twice.',
		}).queue;
		const { function: mailEvents } = new CentreFunction(this, 'MailEvents', {
			name: 'mail-events',
			description: 'Notes what became of each mail: sent, delivered, bounced, complained about, rejected',
			environment: { TABLE_NAME: table.tableName },
			memorySize: 256,
			timeout: Duration.seconds(15),
			grants: workerGrants['mail-events'],
			resources: {
				region: this.region,
				arns: { table: table.tableArn, 'data-key': dataKey.keyArn, 'dead-letters': failures.queueArn },
			},
			humanImpact: 'Staff do not see whether mails arrive. See the log of tulia-mail-events.',
			alarmTopic,
			dataKey,
			deadLetterQueue: failures,
		});
		mail.events.addSubscription(new LambdaSubscription(mailEvents, { deadLetterQueue: failures }));
	}

	/** What the functions themselves ring for: a mail nobody will try again, and staff's own mailbox refusing ours. */
	private watchMails({ alarmTopic }: DataStack): void {
		const watch = (metricName: string, service: string, humanImpact: string): void => {
			const dimensionsMap = { service };
			const period = Duration.minutes(5);
			const metric = new Metric({ namespace: 'Tulia', metricName, dimensionsMap, period, statistic: 'Sum' });
			alarmOn(this, metricName, { metric, above: 0, humanImpact, topic: alarmTopic });
		};
		watch(
			'MailGivenUp',
			'notifier',
			'A mail was given up for good. Find JOB_FINISHED with state "dead", or REMINDER_, in the log of tulia-notifier; phone the client it was for, or read the message on the admin pages.',
		);
		watch(
			'MailQuotaNear',
			'notifier',
			'Nine tenths of the mails that SES lets us send in 24 hours are sent: what is left is kept for bookings, reminders and passwords, and the newsletter, replies and notes to staff wait. Ask AWS for a higher quota, and look for what sends so much.',
		);
		watch(
			'MailQuotaSpent',
			'notifier',
			'SES takes no more mails today: clients get neither confirmations nor reminders nor links for new passwords until the quota comes back. Ask AWS for a higher quota now; phone the clients of the next day.',
		);
		watch(
			'StaffMailCameBack',
			'mail-events',
			'A mail to our own staff came back: they do not hear of new questions and messages. Check the two addresses in the settings and the suppression list of SES; read the admin pages meanwhile.',
		);
	}
}

/** The table always has a stream; CDK's type does not know. */
export function streamArnOf({ table }: DataStack): string {
	if (!table.tableStreamArn) throw new Error('The table has no stream.');
	return table.tableStreamArn;
}
