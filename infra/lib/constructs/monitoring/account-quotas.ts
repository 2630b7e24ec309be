import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Stage } from '../../stage.ts';
import { alarmOn } from './alarms.ts';
import { QUOTA_PERCENT } from './mail-alarms.ts';

export interface AccountQuotasProps {
	readonly stage: Stage;
	readonly topic: ITopic;
}

/** Concurrent executions of the whole account, reserved ones included. */
export const concurrency = (): Metric =>
	new Metric({
		namespace: 'AWS/Lambda',
		metricName: 'ClaimedAccountConcurrency',
		statistic: 'Maximum',
		period: Duration.minutes(1),
	});

/** Alarms for the account's quotas that affect visitors. The stage states Lambda's limit, which has no metric. */
export class AccountQuotas extends Construct {
	constructor(scope: Construct, id: string, { stage, topic }: AccountQuotasProps) {
		super(scope, id);
		const runbook = 'a-quota-of-the-account-is-nearly-spent';
		alarmOn(this, 'Concurrency', {
			metric: concurrency(),
			above: (stage.concurrencyLimit * QUOTA_PERCENT) / 100 - 1,
			humanImpact: `${QUOTA_PERCENT} % of the functions that AWS lets us run at once are running. Above 100 % visitors are told that we cannot answer.`,
			runbook,
			topic,
		});
		alarmOn(this, 'Throttles', {
			metric: new Metric({
				namespace: 'AWS/Lambda',
				metricName: 'Throttles',
				statistic: 'Sum',
				period: Duration.minutes(5),
			}),
			above: 0,
			humanImpact:
				'AWS did not run a function because too many ran already: visitors were told that we cannot answer, or work waits.',
			runbook,
			topic,
		});
	}
}
