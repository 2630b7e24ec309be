import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { statementsOf } from '../grants/permissions.ts';
import { nameIn } from '../names.ts';
import type { Stage } from '../stage.ts';
import { FailureQueue } from './failure-queue.ts';
import { alarmOn, alarmOnSilence } from './monitoring/alarms.ts';

export interface ReminderClockProps {
	readonly stage: Stage;
	readonly dataKey: IKey;
	readonly alarmTopic: ITopic;
	/** Timeout of the function that reads the queue. */
	readonly consumerTimeout: Duration;
}

/**
 * Delayed work: the group of one-time reminder schedules, the role of Scheduler, the queue of both, and the sweep of
 * each minute that repairs lost events.
 */
export class ReminderClock extends Construct {
	readonly queue: Queue;
	readonly failures: Queue;
	readonly role: Role;
	readonly groupName: string;
	/** The schedules of reminders, without the sweep. */
	readonly reminderSchedulesArn: string;

	constructor(scope: Construct, id: string, { stage, dataKey, alarmTopic, consumerTimeout }: ReminderClockProps) {
		super(scope, id);
		const { partition, region, account } = Stack.of(this);
		this.groupName = nameIn(stage, 'reminders');
		this.reminderSchedulesArn = `arn:${partition}:scheduler:${region}:${account}:schedule/${this.groupName}/rem-*`;
		this.failures = new FailureQueue(this, 'Failures', {
			dataKey,
			alarmTopic,
			humanImpact:
				'A reminder could not be handed over and a client may miss an appointment. The sweep retries; check the day list.',
		}).queue;
		this.queue = new Queue(this, 'Queue', {
			encryption: QueueEncryption.KMS,
			encryptionMasterKey: dataKey,
			enforceSSL: true,
			// Six times the consumer's timeout, as AWS recommends, so that a slow batch is not delivered twice.
			visibilityTimeout: Duration.seconds(consumerTimeout.toSeconds() * 6),
			deadLetterQueue: { queue: this.failures, maxReceiveCount: 5 },
		});
		this.watchQueue(alarmTopic);
		const group = new CfnScheduleGroup(this, 'Group', { name: this.groupName });
		this.role = this.schedulerRole(dataKey);
		new CfnSchedule(this, 'Sweep', {
			name: 'sweep',
			groupName: group.ref,
			description: 'Finds mails and reminders that are due and that nothing else delivered',
			scheduleExpression: 'rate(1 minute)',
			flexibleTimeWindow: { mode: 'OFF' },
			target: {
				arn: this.queue.queueArn,
				roleArn: this.role.roleArn,
				input: JSON.stringify({ kind: 'sweep' }),
				// The next sweep replaces a late one.
				retryPolicy: { maximumEventAgeInSeconds: 60, maximumRetryAttempts: 1 },
			},
		});
	}

	/** Both failures of delayed work: nothing arrives in the queue, or nothing is read from it. */
	private watchQueue(topic: ITopic): void {
		alarmOnSilence(this, 'Stopped', {
			metric: this.queue.metricNumberOfMessagesSent({ period: Duration.minutes(5), statistic: 'Sum' }),
			humanImpact:
				'The minute sweep has stopped: a client whose mail failed once gets none. Check the schedule "sweep".',
			runbook: 'a-reminder-is-late',
			topic,
		});
		alarmOn(this, 'Late', {
			metric: this.queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5) }),
			above: 600,
			humanImpact:
				'Reminders and confirmations leave more than ten minutes late; clients may miss them. See tulia-notifier.',
			runbook: 'a-reminder-is-late',
			topic,
		});
	}

	/** Scheduler may assume it for this group and account only (confused deputy). */
	private schedulerRole(dataKey: IKey): Role {
		const { partition, region, account } = Stack.of(this);
		const send = [this.queue, this.failures].flatMap((queue) =>
			statementsOf(['dead-letters:send'], {
				region,
				arns: { 'dead-letters': queue.queueArn, 'data-key': dataKey.keyArn },
			}),
		);
		return new Role(this, 'Role', {
			assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
				conditions: {
					StringEquals: {
						'aws:SourceAccount': account,
						'aws:SourceArn': `arn:${partition}:scheduler:${region}:${account}:schedule-group/${this.groupName}`,
					},
				},
			}),
			description: 'Scheduler puts reminders and sweeps into the reminder queue',
			inlinePolicies: { Send: new PolicyDocument({ statements: send }) },
		});
	}
}
