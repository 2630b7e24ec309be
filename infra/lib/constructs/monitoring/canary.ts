import { Duration } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { workerGrants } from '../../grants/worker-grants.ts';
import { nameIn } from '../../names.ts';
import { siteOriginOf } from '../../site-origin.ts';
import type { Stage } from '../../stage.ts';
import { CentreFunction } from '../centre-function.ts';
import { schedulerRole } from '../scheduler-role.ts';
import { alarmOnSilence } from './alarms.ts';

export interface CanaryProps {
	readonly stage: Stage;
	readonly alarmTopic: ITopic;
	readonly dataKey: IKey;
}

/** Walks through the site to the booking step every quarter of an hour, and fires when a step fails. */
export class Canary extends Construct {
	constructor(scope: Construct, id: string, { stage, alarmTopic, dataKey }: CanaryProps) {
		super(scope, id);
		const { function: canary } = new CentreFunction(this, 'Walk', {
			stage,
			name: 'canary',
			description: 'Walks the site as a client on the way to a booking does',
			environment: { SITE_ORIGIN: siteOriginOf(stage) },
			memorySize: 256,
			// Longer than the canary's own timeout for one response.
			timeout: Duration.minutes(1),
			grants: workerGrants.canary,
			resources: { region: stage.region, arns: {} },
			humanImpact:
				'A walk over the site failed where clients go: they cannot read a page, see free times, log in or book. CANARY_FAILED in the log of tulia-canary names the step.',
			alarmTopic,
			dataKey,
		});
		this.schedule(stage, canary);
		alarmOnSilence(this, 'Stopped', {
			metric: canary.metricInvocations({ period: Duration.hours(1), statistic: 'Sum' }),
			humanImpact:
				'The site is not tested from outside any more: a client who cannot see free times, log in or book would be the first to notice. Check the schedule "canary".',
			runbook: 'the-canary-failed',
			topic: alarmTopic,
		});
	}

	private schedule(stage: Stage, canary: CentreFunction['function']): void {
		const groupName = nameIn(stage, 'canary');
		const group = new CfnScheduleGroup(this, 'Group', { name: groupName });
		new CfnSchedule(this, 'Schedule', {
			name: 'canary',
			groupName: group.ref,
			description: 'Has the canary walk the site',
			scheduleExpression: 'rate(15 minutes)',
			flexibleTimeWindow: { mode: 'OFF' },
			target: {
				arn: canary.functionArn,
				roleArn: schedulerRole(this, { groupName, calls: 'canary', function: canary }).roleArn,
				input: '{}',
				// The next walk replaces a late one.
				retryPolicy: { maximumEventAgeInSeconds: 60, maximumRetryAttempts: 1 },
			},
		});
	}
}
