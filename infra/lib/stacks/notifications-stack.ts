import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { EventSourceMapping, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IConfigurationSet } from 'aws-cdk-lib/aws-ses';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { CentreFunction } from '../constructs/centre-function.ts';
import { FailureQueue } from '../constructs/failure-queue.ts';
import { MailChannel } from '../constructs/mail-channel.ts';
import { ReminderClock } from '../constructs/reminder-clock.ts';
import { SmsChannel, smsCeilingOf, textedCountriesOf } from '../constructs/sms-channel.ts';
import { streamMapping } from '../constructs/stream-mapping.ts';
import { SMS_GRANTS, workerGrants } from '../grants/worker-grants.ts';
import { siteBucketName, UPLOADS_PREFIX } from '../site-bucket-name.ts';
import { siteOriginOf } from '../site-origin.ts';
import type { Stage } from '../stage.ts';
import type { DataStack } from './data-stack.ts';

const NOTIFIER_TIMEOUT = Duration.seconds(30);

export interface NotificationsStackProps extends StackProps {
	readonly data: DataStack;
	readonly stage: Stage;
}

interface NotifierProps {
	readonly clock: ReminderClock;
	readonly mail: MailChannel;
	/** Undefined if the stage sends no SMS. */
	readonly sms: SmsChannel | undefined;
}

interface NotifierSources {
	readonly streamArn: string;
	readonly clock: ReminderClock;
	/** Receives the positions of batches that failed every attempt. */
	readonly failures: IQueue;
}

/** Delayed notifications: mails of the outbox, reminders, and delivery events. */
export class NotificationsStack extends Stack {
	private readonly stage: Stage;

	constructor(scope: Construct, id: string, { data, stage, ...props }: NotificationsStackProps) {
		super(scope, id, props);
		this.stage = stage;
		const { dataKey, alarmTopic } = data;
		const clock = new ReminderClock(this, 'Clock', { stage, dataKey, alarmTopic, consumerTimeout: NOTIFIER_TIMEOUT });
		const mail = new MailChannel(this, 'Mail', { stage, dataKey, alarmTopic });
		const sms = stage.sms === 'none' ? undefined : new SmsChannel(this, 'Sms', { stage, sms: stage.sms, dataKey });
		this.notifier(data, { clock, mail, sms });
		this.mailEvents(data, mail);
		if (sms) this.smsEvents(data, sms);
	}

	private notifier(data: DataStack, { clock, mail, sms }: NotifierProps): void {
		const { dataKey, alarmTopic, table, fieldKey } = data;
		const failures = new FailureQueue(this, 'JobFailures', {
			dataKey,
			alarmTopic,
			humanImpact:
				'A mail was not sent at once; it waits for the sweep. If it stays, clients have no proof of booking and staff do not hear of messages.',
		}).queue;
		const streamArn = streamArnOf(data);
		const { function: notifier } = new CentreFunction(this, 'Notifier', {
			stage: this.stage,
			name: 'notifier',
			description: 'Sends every mail and SMS of the centre, creates reminder schedules, sweeps what is due',
			environment: {
				TABLE_NAME: table.tableName,
				FIELD_KEY_ID: fieldKey.keyId,
				SITE_ORIGIN: siteOriginOf(this.stage),
				REMINDER_QUEUE_ARN: clock.queue.queueArn,
				SCHEDULE_GROUP: clock.groupName,
				SCHEDULER_ROLE_ARN: clock.role.roleArn,
				SCHEDULER_DLQ_ARN: clock.failures.queueArn,
				SITE_BUCKET: siteBucketName(this.stage),
				MAIL_SENDER: this.stage.mail.sender,
				CONFIGURATION_SET: mail.configurationSet.configurationSetName,
				LIFTED_CONFIGURATION_SET: mail.liftedConfigurationSet.configurationSetName,
				...textedCountriesOf(this.stage),
				...smsEnvironment(this.stage, sms),
			},
			memorySize: 512,
			timeout: NOTIFIER_TIMEOUT,
			grants: [...workerGrants.notifier, ...(sms ? SMS_GRANTS : [])],
			resources: {
				region: this.region,
				arns: {
					table: table.tableArn,
					stream: streamArn,
					'data-key': dataKey.keyArn,
					'field-key': fieldKey.keyArn,
					'mail-identity': mail.identityArn,
					'configuration-set': this.arnOfSet(mail.configurationSet),
					'lifted-configuration-set': this.arnOfSet(mail.liftedConfigurationSet),
					'reminder-queue': clock.queue.queueArn,
					'dead-letters': failures.queueArn,
					uploads: `arn:${this.partition}:s3:::${siteBucketName(this.stage)}/${UPLOADS_PREFIX}*`,
					'reminder-schedules': clock.reminderSchedulesArn,
					'scheduler-role': clock.role.roleArn,
					...(sms ? { 'sms-origin': sms.originArn, 'sms-configuration-set': sms.configurationSetArn } : {}),
				},
			},
			humanImpact:
				'Clients may not hear that an appointment is booked, moved or cancelled, nor be reminded; nor do staff hear what visitors write. See the log of tulia-notifier.',
			alarmTopic,
			dataKey,
		});
		this.notifierTriggers(notifier, { streamArn, clock, failures });
	}

	private notifierTriggers(target: LambdaFunction, { streamArn, clock, failures }: NotifierSources): void {
		streamMapping(this, 'Jobs', {
			target,
			streamArn,
			changes: [
				{ partitionKey: 'JOB#', newImage: { state: { S: ['pending'] } } },
				// Updates the search index of clients.
				{ partitionKey: 'USER#', sortKey: 'PROFILE', removals: true },
			],
			failures,
		});
		new EventSourceMapping(this, 'Reminders', {
			target,
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
			stage: this.stage,
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

	private smsEvents(data: DataStack, sms: SmsChannel): void {
		const { dataKey, alarmTopic, table, fieldKey } = data;
		const failures = new FailureQueue(this, 'SmsEventFailures', {
			dataKey,
			alarmTopic,
			humanImpact:
				'Staff do not see whether an SMS arrived, one of unknown fate may be sent twice, and a number that stopped SMS may get more.',
		}).queue;
		const { function: smsEvents } = new CentreFunction(this, 'SmsEvents', {
			stage: this.stage,
			name: 'sms-events',
			description: 'Notes what became of each SMS, and which numbers stopped them',
			environment: { TABLE_NAME: table.tableName, FIELD_KEY_ID: fieldKey.keyId },
			memorySize: 256,
			timeout: Duration.seconds(15),
			grants: workerGrants['sms-events'],
			resources: {
				region: this.region,
				arns: {
					table: table.tableArn,
					'data-key': dataKey.keyArn,
					'field-key': fieldKey.keyArn,
					'dead-letters': failures.queueArn,
				},
			},
			humanImpact: 'Staff do not see whether SMS arrive, and STOP is not heard. See the log of tulia-sms-events.',
			alarmTopic,
			dataKey,
			deadLetterQueue: failures,
		});
		sms.events.addSubscription(new LambdaSubscription(smsEvents, { deadLetterQueue: failures }));
	}
}

/** Without these the notifier sends no SMS. */
function smsEnvironment({ sms: settings }: Stage, sms: SmsChannel | undefined): Readonly<Record<string, string>> {
	if (!sms || settings === 'none') return {};
	return {
		SMS_ORIGIN: sms.origin,
		SMS_CONFIGURATION_SET: sms.configurationSetName,
		...smsCeilingOf(settings),
		SMS_STOP: sms.stop,
	};
}

/** The table always has a stream, which CDK's type does not express. */
export function streamArnOf({ table }: DataStack): string {
	if (!table.tableStreamArn) throw new Error('The table has no stream.');
	return table.tableStreamArn;
}
