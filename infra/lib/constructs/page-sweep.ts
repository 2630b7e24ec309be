import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { nameIn } from '../names.ts';
import type { Stage } from '../stage.ts';
import { alarmOn, alarmOnSilence } from './monitoring/alarms.ts';
import { schedulerRole } from './scheduler-role.ts';

export interface PageSweepProps {
	readonly stage: Stage;
	readonly publisher: LambdaFunction;
	readonly alarmTopic: ITopic;
}

/**
 * Runs the publisher's sweep every minute: it repairs pages after lost or abandoned events, failed renderings and
 * deleted files, and only reads when nothing changed. Fires when pages are late: the promise is one minute.
 */
export class PageSweep extends Construct {
	constructor(scope: Construct, id: string, { stage, publisher, alarmTopic: topic }: PageSweepProps) {
		super(scope, id);
		const groupName = nameIn(stage, 'pages');
		const group = new CfnScheduleGroup(this, 'Group', { name: groupName });
		new CfnSchedule(this, 'Schedule', {
			name: 'page-sweep',
			groupName: group.ref,
			description: 'Has the publisher look whether any page is out of date',
			scheduleExpression: 'rate(1 minute)',
			flexibleTimeWindow: { mode: 'OFF' },
			target: {
				arn: publisher.functionArn,
				roleArn: schedulerRole(this, { groupName, calls: 'publisher', function: publisher }).roleArn,
				input: JSON.stringify({ kind: 'sweep' }),
				// The next sweep replaces a late one.
				retryPolicy: { maximumEventAgeInSeconds: 60, maximumRetryAttempts: 1 },
			},
		});
		alarmOnSilence(this, 'Stopped', {
			metric: publisher.metricInvocations({ period: Duration.minutes(5), statistic: 'Sum' }),
			humanImpact:
				'Pages are not compared with their data any more: a page that failed to render once stays out of date. Check the schedule "page-sweep".',
			runbook: 'pages-are-out-of-date',
			topic,
		});
		alarmOn(this, 'Late', {
			metric: publisher.metric('IteratorAge', { period: Duration.minutes(1), statistic: 'Maximum' }),
			above: Duration.minutes(1).toMilliseconds(),
			humanImpact:
				'What staff changed more than a minute ago is not on the pages: visitors read old prices, hours or articles. See the log of tulia-publisher.',
			runbook: 'pages-are-out-of-date',
			topic,
		});
	}
}
